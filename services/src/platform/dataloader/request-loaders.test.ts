import { expect, test } from 'vitest';
import type { GraphQLContext } from '../http/graphql.ts';
import { batchLoader } from './batch-loader.ts';
import { requestLoaders } from './request-loaders.ts';

const counting = () => {
  const calls: (readonly string[])[] = [];
  const load = async (ids: readonly string[]) => {
    calls.push(ids);
    return new Map(ids.filter((id) => id !== 'unknown').map((id) => [id, `row ${id}`]));
  };
  return { calls, load };
};

test('what is asked for in one turn is loaded by one call, each key once', async () => {
  const { calls, load } = counting();
  const loader = batchLoader(load);
  expect(await Promise.all([loader('a'), loader('b'), loader('a'), loader('unknown')])).toEqual([
    'row a',
    'row b',
    'row a',
    undefined,
  ]);
  expect(await loader('b')).toBe('row b');
  expect(calls).toEqual([['a', 'b', 'unknown']]);
});

test('a failure is that of all who asked, and a later turn asks for its own keys only', async () => {
  const { calls, load } = counting();
  let fails = true;
  const loader = batchLoader((ids: readonly string[]) => (fails ? Promise.reject(new Error('away')) : load(ids)));
  expect(await Promise.allSettled([loader('a'), loader('b')])).toMatchObject([
    { status: 'rejected', reason: { message: 'away' } },
    { status: 'rejected', reason: { message: 'away' } },
  ]);
  fails = false;
  expect(await loader('c')).toBe('row c');
  expect(calls).toEqual([['c']]);
});

test('the loaders of a request are made once, and are no other request’s', async () => {
  const { calls, load } = counting();
  const loaders = requestLoaders(() => ({ row: batchLoader(load) }));
  // Only its identity counts.
  const request = () => ({ address: '' }) as GraphQLContext;
  const [first, second] = [request(), request()];
  expect(loaders(first)).toBe(loaders(first));
  await Promise.all([loaders(first).row('a'), loaders(first).row('b'), loaders(second).row('a')]);
  expect(calls).toEqual([['a', 'b'], ['a']]);
});
