import { expect, test } from 'vitest';
import { createTurns, type Turns } from './turns.ts';

function held() {
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => (release = resolve));
  return { done, release };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for turns and notes the names of the tasks in the order in which they start; each runs until it is released. */
function asker(turns: Turns) {
  const started: string[] = [];
  const refused: string[] = [];
  const releases: (() => void)[] = [];
  function ask(name: string, owner: string): void {
    const { done, release } = held();
    const work = () => {
      started.push(name);
      releases.push(release);
      return done;
    };
    turns.take(owner, work).catch(() => refused.push(name));
  }
  async function drain(): Promise<string[]> {
    await settled();
    for (let release = releases.shift(); release; release = releases.shift()) {
      release();
      await settled();
    }
    return started;
  }
  return { ask, drain, started, refused };
}

test('two run, one waits for its turn, one more is refused; a failure releases its slot', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 1 });
  const [first, second] = [held(), held()];
  const started: string[] = [];
  const run = (name: string, until: Promise<void>) =>
    turns.take('anybody', async () => {
      started.push(name);
      await until;
    });
  const one = run(
    'one',
    first.done.then(() => Promise.reject(new Error('broken'))),
  );
  const two = run('two', second.done);
  const three = run('three', Promise.resolve());
  await expect(run('four', Promise.resolve())).rejects.toMatchObject({ code: 'OVERLOADED' });
  expect(started).toEqual(['one', 'two']);
  first.release();
  await expect(one).rejects.toThrow('broken');
  await three;
  second.release();
  await two;
  await run('five', Promise.resolve());
  expect(started).toEqual(['one', 'two', 'three', 'five']);
});

test('owners take turns, however many tasks one of them has', async () => {
  const { ask, drain } = asker(createTurns({ atOnce: 1, waiting: 20 }));
  for (let number = 0; number < 4; number += 1) ask(`much ${number}`, 'much');
  ask('little', 'little');
  ask('other 0', 'other');
  ask('other 1', 'other');
  expect(await drain()).toEqual(['much 0', 'much 1', 'little', 'other 0', 'much 2', 'other 1', 'much 3']);
});

test('one owner leaves slots for the others, even if its tasks never end', async () => {
  const { ask, drain, started } = asker(createTurns({ atOnce: 2, atOnceEach: 1, waiting: 20 }));
  for (let number = 0; number < 3; number += 1) ask(`much ${number}`, 'much');
  ask('little', 'little');
  await settled();
  expect(started).toEqual(['much 0', 'little']);
  expect(await drain()).toEqual(['much 0', 'little', 'much 1', 'much 2']);
});

test('one owner may have only so many waiting', async () => {
  const { ask, drain, refused } = asker(createTurns({ atOnce: 1, waiting: 20, waitingEach: 2 }));
  for (let number = 0; number < 5; number += 1) ask(`much ${number}`, 'much');
  expect(await drain()).toEqual(['much 0', 'much 1', 'much 2']);
  expect(refused).toEqual(['much 3', 'much 4']);
});

test('when no more may wait, the owner with the most waiting tasks gives way', async () => {
  const { ask, drain, refused } = asker(createTurns({ atOnce: 1, waiting: 3 }));
  for (let number = 0; number < 5; number += 1) ask(`much ${number}`, 'much');
  ask('little', 'little');
  ask('other', 'other');
  ask('last', 'last');
  expect(await drain()).toEqual(['much 0', 'much 1', 'little', 'other']);
  expect(refused.toSorted()).toEqual(['last', 'much 2', 'much 3', 'much 4']);
});

test('a task that fails in the queue releases its slot as well', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 3 });
  const first = held();
  const running = turns.take('a', () => first.done);
  const failing = turns.take('b', () => Promise.reject(new Error('broken')));
  const last = turns.take('c', () => Promise.resolve('done'));
  first.release();
  await running;
  await expect(failing).rejects.toThrow('broken');
  expect(await last).toBe('done');
});
