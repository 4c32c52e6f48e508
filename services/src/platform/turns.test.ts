import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

function held() {
  let release = (): void => undefined;
  const done = new Promise<void>((resolve) => (release = resolve));
  return { done, release };
}

test('two run, one waits for its turn, one more is refused; a failure releases its slot', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 1 });
  const [first, second] = [held(), held()];
  const started: string[] = [];
  const run = (name: string, until: Promise<void>) =>
    turns.take(async () => {
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
