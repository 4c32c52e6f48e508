import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Asks for a turn and notes the name once it is given; keeps it. */
function asker(queue: FairQueue) {
  const order: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = (name: string, owner: string, cost = 1) =>
    queue.enter({ owner, cost }).then((leave) => {
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
  const queue = createFairQueue({ slots: 2 });
  const { ask, drain, settled, order } = asker(queue);
  for (const name of ['a', 'b', 'c']) void ask(name, name, 1);
  await settled();
  expect([order, queue.waiting()]).toEqual([['a', 'b'], 1]);
  expect(await drain()).toEqual(['a', 'b', 'c']);
});

test('one owner uses no more than its own number of slots, even if others are free', async () => {
  const queue = createFairQueue({ slots: 4, slotsEach: 2 });
  const { ask, drain, settled, order } = asker(queue);
  for (let number = 0; number < 4; number += 1) void ask(`much ${number}`, 'much', 10);
  void ask('little', 'little', 10);
  await settled();
  expect([order, queue.waiting('much')]).toEqual([['much 0', 'much 1', 'little'], 2]);
  expect(await drain()).toEqual(['much 0', 'much 1', 'little', 'much 2', 'much 3']);
});

test('an owner with many waiting tasks does not delay another', async () => {
  const { ask, drain } = asker(createFairQueue({ slots: 1 }));
  for (let number = 0; number < 5; number += 1) void ask(`much ${number}`, 'much', 10);
  void ask('little 0', 'little', 10);
  void ask('little 1', 'little', 10);
  expect(await drain()).toEqual(['much 0', 'much 1', 'little 0', 'much 2', 'little 1', 'much 3', 'much 4']);
});

test('cheap tasks overtake expensive ones', async () => {
  const { ask, drain } = asker(createFairQueue({ slots: 1 }));
  void ask('running', 'a', 1);
  void ask('dear', 'b', 100);
  void ask('cheap', 'c', 1);
  expect(await drain()).toEqual(['running', 'cheap', 'dear']);
});

test('an owner with many waiting tasks gets its turn, however many others arrive', async () => {
  const { ask, drain, order } = asker(createFairQueue({ slots: 1 }));
  for (let number = 0; number < 3; number += 1) void ask(`much ${number}`, 'much', 10);
  for (let number = 0; number < 6; number += 1)
    void ask(`one ${number}`, `one ${number}`, 10).then(() => void ask('', `new ${number}`, 10));
  await drain();
  expect(order.indexOf('much 2')).toBeLessThan(order.indexOf(''));
});

test('an idle owner accumulates no credit', async () => {
  const { ask, drain } = asker(createFairQueue({ slots: 1 }));
  for (let number = 0; number < 3; number += 1) void ask(`early ${number}`, 'early', 10);
  await drain();
  void ask('early again', 'early', 10);
  for (let number = 0; number < 3; number += 1) void ask(`late ${number}`, 'late', 10);
  expect((await drain()).slice(3, 5)).toEqual(['early again', 'late 0']);
});

test('refuses immediately if too many of one owner are waiting', async () => {
  const queue = createFairQueue({ slots: 1, mostWaitingEach: 2 });
  const { ask, settled } = asker(queue);
  for (let number = 0; number < 3; number += 1) void ask('', 'much');
  await settled();
  await expect(queue.enter({ owner: 'much', cost: 1 })).rejects.toMatchObject({ code: 'OVERLOADED' });
});

test('when no more may wait, the owner with the most waiting tasks loses its newest', async () => {
  const { ask, drain } = asker(createFairQueue({ slots: 1, mostWaiting: 3 }));
  const refused: string[] = [];
  const asked = (name: string, owner: string) => void ask(name, owner).catch(() => refused.push(name));
  for (let number = 0; number < 5; number += 1) asked(`much ${number}`, 'much');
  for (const name of ['little', 'other', 'last']) asked(name, name);
  expect(await drain()).toEqual(['much 0', 'much 1', 'little', 'other']);
  expect(refused.toSorted()).toEqual(['last', 'much 2', 'much 3', 'much 4']);
});

test('work that fails releases its slot, running or in the queue', async () => {
  const queue = createFairQueue({ slots: 1 });
  const fails = () => Promise.reject(new Error('broken'));
  const [first, second] = [queue.run('a', fails), queue.run('b', fails)];
  const last = queue.run('c', async () => 'done');
  await expect(first).rejects.toThrow('broken');
  await expect(second).rejects.toThrow('broken');
  expect(await last).toBe('done');
});

test('an aborted task no longer waits, and its turn passes to the next', async () => {
  const queue = createFairQueue({ slots: 1 });
  const { ask, drain, settled } = asker(queue);
  void ask('first', 'a', 1);
  const gone = new AbortController();
  const waits = queue.enter({ owner: 'b', cost: 1, signal: gone.signal });
  void ask('last', 'c', 5);
  await settled();
  gone.abort(new Error('gone'));
  await expect(waits).rejects.toThrow('gone');
  expect(queue.waiting()).toBe(1);
  expect(await drain()).toEqual(['first', 'last']);
  await expect(queue.enter({ owner: 'b', cost: 1, signal: gone.signal })).rejects.toThrow('gone');
});

test('a turn is released once', async () => {
  const queue = createFairQueue({ slots: 1 });
  const leave = await queue.enter({ owner: 'a', cost: 1 });
  leave();
  leave();
  const { ask, settled, order } = asker(queue);
  void ask('b', 'b', 1);
  void ask('c', 'c', 1);
  await settled();
  expect(order).toEqual(['b']);
});
