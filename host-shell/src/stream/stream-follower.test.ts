import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventBus } from '../events/event-bus.ts';
import { followStream } from './stream-follower.ts';

const START = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A follower, and the events that it has delivered to the page. */
function following() {
  const bus = createEventBus(() => {});
  const delivered: unknown[] = [];
  const follower = followStream({ ...bus, receive: (event) => void delivered.push(event) }, () => {});
  return { follower, delivered };
}

test('an event that was delivered is not delivered again', () => {
  const { follower, delivered } = following();
  follower.alive('6.1', START);
  follower.deliver('7.1', START, 'seventh');
  follower.deliver('7.1', START, 'seventh again');
  follower.deliver('6.1', START, 'sixth');
  follower.deliver('8.1', START, 'eighth');
  expect(delivered).toEqual(['seventh', 'eighth']);
  expect(follower.position()).toBe('8.1');
  follower.stop();
});

test('the position that a stream begins at is not that of a new event', () => {
  const { follower, delivered } = following();
  follower.alive('6.1', START);
  follower.deliver('6.2', START, 'sixth');
  expect(delivered).toEqual([]);
  follower.stop();
});

test('a stream that starts again later may be at a lower event', () => {
  const { follower, delivered } = following();
  follower.deliver('9.1', START, 'ninth');
  follower.deliver('3.1', START + 1, 'third of a restored database');
  expect(delivered).toEqual(['ninth', 'third of a restored database']);
  expect([follower.position(), follower.since()]).toEqual(['3.1', START + 1]);
  follower.stop();
});

test('nothing is delivered after the stop', () => {
  const { follower, delivered } = following();
  follower.stop();
  follower.deliver('1.1', START, 'first');
  expect(delivered).toEqual([]);
});
