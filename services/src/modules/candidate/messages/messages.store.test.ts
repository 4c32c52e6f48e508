import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { messageOfPair } from './messages.store.ts';
import { conversing } from './testing/conversing.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

test('MS-09 a message belongs to its candidate and its employer, until the candidate clears it', async () => {
  const [own, other] = [await conversing(hirehq), await conversing(hirehq)];
  const { id } = (await own.write()).message;
  const of = async (pair: { candidateId: string; enterpriseId: string }) => (await messageOfPair(hirehq.db, pair, id))?.id;
  expect(await of(own.pair)).toBe(id);
  expect(await of({ ...own.pair, candidateId: other.candidateId })).toBeUndefined();
  expect(await of({ ...own.pair, enterpriseId: other.enterpriseId })).toBeUndefined();
  await own.clear();
  expect(await of(own.pair)).toBeUndefined();
});
