import { expect, test } from 'vitest';
import type { ChatMessage } from '../../shared/inbox/thread.model.ts';
import { chunksOf, stretchesOf } from './message-chunks.ts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index }) as ChatMessage);

test('MS-03 stretches have all chunks in order, and keep their keys when older messages are loaded before them', () => {
  const newest = chunksOf(messages(900, 1300), []);
  const all = chunksOf(messages(1, 1300), newest);
  const [before, after] = [stretchesOf(newest), stretchesOf(all)];
  expect(after.flatMap(({ chunks }) => chunks)).toEqual(all);
  expect(after.slice(-before.length).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  // All but the oldest one are the same chunks.
  expect(after.at(-1)?.chunks).toEqual(before.at(-1)?.chunks);
  expect(Math.max(...after.map(({ chunks }) => chunks.length))).toBeLessThan(11);
});
