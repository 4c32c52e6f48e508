import { expect, test } from 'vitest';
import { createFairLane, type FairLane } from './fair-lane.ts';

/** Asks for a turn and notes the name once it is given; keeps it. */
function asker(lane: FairLane) {
  const order: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = (name: string, key: string, cost: number) =>
    lane.enter({ key, cost }).then((leave) => {
      order.push(name);
      leaves.push(leave);
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends the one that runs until none waits. */
  async function drain(): Promise<string[]> {
    await settled();
    for (let leave = leaves.shift(); leave; leave = leaves.shift()) {
      leave();
      await settled();
    }
    return order;
  }
  return { ask, drain, settled, order };
}

test('as many run as there are slots, the others wait', async () => {
  const lane = createFairLane({ slots: 2 });
  const { ask, drain, settled, order } = asker(lane);
  for (const name of ['a', 'b', 'c']) void ask(name, name, 1);
  await settled();
  expect([order, lane.waiting()]).toEqual([['a', 'b'], 1]);
  expect(await drain()).toEqual(['a', 'b', 'c']);
});

test('one key uses no more than its own number of slots, even if others are free', async () => {
  const lane = createFairLane({ slots: 4, slotsEach: 2 });
  const { ask, drain, settled, order } = asker(lane);
  for (let number = 0; number < 4; number += 1) void ask(`much ${number}`, 'much', 10);
  void ask('little', 'little', 10);
  await settled();
  expect([order, lane.waiting('much')]).toEqual([['much 0', 'much 1', 'little'], 2]);
  expect(await drain()).toEqual(['much 0', 'much 1', 'little', 'much 2', 'much 3']);
});

test('a key with many waiting tasks does not delay another', async () => {
  const { ask, drain } = asker(createFairLane({ slots: 1 }));
  for (let number = 0; number < 5; number += 1) void ask(`much ${number}`, 'much', 10);
  void ask('little 0', 'little', 10);
  void ask('little 1', 'little', 10);
  expect(await drain()).toEqual(['much 0', 'much 1', 'little 0', 'much 2', 'little 1', 'much 3', 'much 4']);
});

test('cheap tasks overtake expensive ones', async () => {
  const { ask, drain } = asker(createFairLane({ slots: 1 }));
  void ask('running', 'a', 1);
  void ask('dear', 'b', 100);
  void ask('cheap', 'c', 1);
  expect(await drain()).toEqual(['running', 'cheap', 'dear']);
});

test('a key with many waiting tasks gets its turn, however many others arrive', async () => {
  const { ask, drain, order } = asker(createFairLane({ slots: 1 }));
  for (let number = 0; number < 3; number += 1) void ask(`much ${number}`, 'much', 10);
  for (let number = 0; number < 6; number += 1)
    void ask(`one ${number}`, `one ${number}`, 10).then(() => void ask('', `new ${number}`, 10));
  await drain();
  expect(order.indexOf('much 2')).toBeLessThan(order.indexOf(''));
});

test('an idle key accumulates no credit', async () => {
  const { ask, drain } = asker(createFairLane({ slots: 1 }));
  for (let number = 0; number < 3; number += 1) void ask(`early ${number}`, 'early', 10);
  await drain();
  void ask('early again', 'early', 10);
  for (let number = 0; number < 3; number += 1) void ask(`late ${number}`, 'late', 10);
  expect((await drain()).slice(3, 5)).toEqual(['early again', 'late 0']);
});

test('refuses immediately if too many are waiting, for one key or in total', async () => {
  const lane = createFairLane({ slots: 1, mostWaiting: 3, mostWaitingEach: 2 });
  const { ask, settled } = asker(lane);
  for (let number = 0; number < 3; number += 1) void ask('', 'much', 1);
  await settled();
  await expect(lane.enter({ key: 'much', cost: 1 })).rejects.toMatchObject({ code: 'OVERLOADED' });
  void ask('', 'other', 1);
  await expect(lane.enter({ key: 'third', cost: 1 })).rejects.toMatchObject({ code: 'OVERLOADED' });
});

test('an aborted task no longer waits, and its turn passes to the next', async () => {
  const lane = createFairLane({ slots: 1 });
  const { ask, drain, settled } = asker(lane);
  void ask('first', 'a', 1);
  const gone = new AbortController();
  const waits = lane.enter({ key: 'b', cost: 1, signal: gone.signal });
  void ask('last', 'c', 5);
  await settled();
  gone.abort(new Error('gone'));
  await expect(waits).rejects.toThrow('gone');
  expect(lane.waiting()).toBe(1);
  expect(await drain()).toEqual(['first', 'last']);
  await expect(lane.enter({ key: 'b', cost: 1, signal: gone.signal })).rejects.toThrow('gone');
});

test('a turn is released once', async () => {
  const lane = createFairLane({ slots: 1 });
  const leave = await lane.enter({ key: 'a', cost: 1 });
  leave();
  leave();
  const { ask, settled, order } = asker(lane);
  void ask('b', 'b', 1);
  void ask('c', 'c', 1);
  await settled();
  expect(order).toEqual(['b']);
});
