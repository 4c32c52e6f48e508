import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EndHandOverDocument,
  HandOverDocument,
  OpenHandOverDocument,
  StartHandOverDocument,
} from '@hirehq/mfe-profile/src/shared/hand-over/hand-over.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';

let hirehq: TestApp;
let time: Date;
beforeAll(async () => {
  time = new Date();
  hirehq = await createTestApp({ candidateOf: 'module', now: () => time });
});
afterAll(() => hirehq.close());

const later = (minutes: number) => (time = new Date(time.getTime() + minutes * 60_000));

async function start({ headers }: TestCandidate) {
  const { data } = await hirehq.graphql(StartHandOverDocument, { purpose: 'VIDEO' }, headers);
  if (data?.startHandOver.__typename !== 'StartHandOverDone') throw new Error('The hand-over was refused.');
  return data.startHandOver;
}

const open = async (key: string) => (await hirehq.graphql(OpenHandOverDocument, { key })).data?.openHandOver;
const look = async (token: string) => (await hirehq.graphql(HandOverDocument, { token })).data?.handOver;
const end = async (id: string) => (await hirehq.graphql(EndHandOverDocument, { id })).data?.endHandOver;

async function opened(candidate: TestCandidate) {
  const { handOver, key } = await start(candidate);
  const result = await open(key);
  if (result?.__typename !== 'OpenHandOverDone') throw new Error('The key was refused.');
  return { id: handOver.id, token: result.token };
}

const eventsOf = async ({ id }: TestCandidate) =>
  (
    await hirehq.db
      .selectFrom('stream_event')
      .select('payload')
      .where('candidate_id', '=', id)
      .where('topic', '=', 'hand-over.changed')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => (payload as { state: string }).state);

test('PR-10 a device without a session opens a hand-over by its key, and the candidate sees it', async () => {
  const candidate = await testCandidate(hirehq);
  const { handOver, key } = await start(candidate);
  expect(handOver).toMatchObject({ purpose: 'VIDEO', state: 'WAITING', firstName: 'Ada' });
  expect(Date.parse(handOver.expiresAt) - time.getTime()).toBe(600_000);
  const result = await open(key);
  expect(result).toMatchObject({
    __typename: 'OpenHandOverDone',
    handOver: { id: handOver.id, state: 'OPENED', firstName: 'Ada' },
  });
  expect(await eventsOf(candidate)).toEqual(['OPENED']);
});

test('PR-10 a key works once, also when two devices send it at the same time', async () => {
  const { key } = await start(await testCandidate(hirehq));
  const results = await Promise.all([open(key), open(key), open(key)]);
  expect(results.filter((result) => result?.__typename === 'OpenHandOverDone')).toHaveLength(1);
  expect(await open(key)).toMatchObject({ __typename: 'OpenHandOverRefused', code: 'NOT_FOUND' });
});

test('PR-10 a key is valid for ten minutes, and its token for an hour', async () => {
  const candidate = await testCandidate(hirehq);
  const { key: late } = await start(candidate);
  const { token } = await opened(candidate);
  later(11);
  expect(await open(late)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await look(token)).toMatchObject({ state: 'OPENED' });
  later(50);
  expect(await look(token)).toBeNull();
});

test('PR-10 either device ends a hand-over, and its token is no longer valid', async () => {
  const candidate = await testCandidate(hirehq);
  const { id, token } = await opened(candidate);
  expect(await end(id)).toMatchObject({ __typename: 'EndHandOverDone', id });
  expect(await look(token)).toBeNull();
  expect(await end(id)).toMatchObject({ __typename: 'EndHandOverDone' });
  expect(await eventsOf(candidate)).toEqual(['OPENED', 'ENDED']);
});

test('PR-10 neither the key nor the token is stored', async () => {
  const candidate = await testCandidate(hirehq);
  const { key } = await start(candidate);
  const result = await open(key);
  const stored = JSON.stringify(await hirehq.db.selectFrom('hand_over').selectAll().execute());
  const token = result?.__typename === 'OpenHandOverDone' ? result.token : '';
  expect([stored.includes(key), token.length > 40, stored.includes(token)]).toEqual([false, true, false]);
});

test('PR-10 a token opens nothing but its purpose', async () => {
  const { token } = await opened(await testCandidate(hirehq));
  const response = await hirehq.app.inject({ url: '/api/v1/candidates/', headers: { authorization: `HandOver ${token}` } });
  expect(response.statusCode).toBe(401);
});

test('PR-10 keys cannot be tried without end', async () => {
  const tries = await Promise.all(Array.from({ length: 70 }, (_, index) => open(`guess-${index}`)));
  expect(tries.some((result) => result?.__typename === 'OpenHandOverRefused' && result.code === 'RATE_LIMITED')).toBe(true);
});
