import { expect, test } from 'vitest';
import { positionId, readPosition, startOf } from './stream-position.ts';

const keptSince = new Date('2026-03-01T00:00:00Z');
const now = new Date('2026-03-08T00:00:00Z');
const at = (time: string) => new Date(time);

test('MS-08 a position is read as it was written, and in the format of earlier versions', () => {
  const known = at('2026-03-02T12:00:00Z');
  expect(readPosition(positionId(42, known))).toEqual({ eventId: 42, at: known });
  expect(readPosition('42')).toEqual({ eventId: 42, at: undefined });
  expect(['', '-1', '1.5.2', 'x', '9'.repeat(20), undefined, ['1']].map(readPosition)).toEqual(Array(7).fill(undefined));
});

test.each([
  ['no position', undefined, { kind: 'opened', afterId: 7, at: now }],
  ['a position', { eventId: 5, at: at('2026-03-02T00:00:00Z') }, { kind: 'resumed', afterId: 5, at: at('2026-03-02T00:00:00Z') }],
  ['the position of the newest event', { eventId: 7, at: at('2026-03-02T00:00:00Z') }, { kind: 'resumed', afterId: 7, at: now }],
  [
    'the position before the first event',
    { eventId: 0, at: at('2026-03-02T00:00:00Z') },
    { kind: 'resumed', afterId: 0, at: at('2026-03-02T00:00:00Z') },
  ],
  ['a position of an earlier version', { eventId: 5, at: undefined }, { kind: 'resumed', afterId: 5, at: now }],
  ['a position older than the events', { eventId: 5, at: at('2026-02-27T00:00:00Z') }, { kind: 'missed', afterId: 7, at: now }],
  ['a position after the newest event', { eventId: 9, at: at('2026-03-02T00:00:00Z') }, { kind: 'missed', afterId: 7, at: now }],
])('MS-08 with %s the stream says what the client may miss', (_, seen, start) => {
  expect(startOf(seen, { now, newestId: 7, keptSince })).toEqual(start);
});
