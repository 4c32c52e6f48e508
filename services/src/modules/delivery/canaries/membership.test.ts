import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANARY_MEMBER_PATH } from '@hirehq/shared-contracts/release';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import type { Actor } from '../releases/index.ts';
import { canariesWith } from './index.ts';
import { membershipIn } from './membership.ts';
import { startCanary } from './start-canary.ts';
import { makeLive, storeVersions } from './testing/stored-versions.ts';
import { CANARY, LIVE } from './testing/visitors.ts';

const TEAM: Actor = { by: 'jobs-team', keyId: 'k1', remotes: ['jobs'] };
const [acme, other] = [randomUUID(), randomUUID()];
let hirehq: TestApp;
let canaryId: string;

beforeAll(async () => {
  hirehq = await createTestApp({ modules: [candidatesModule, canariesWith(() => [])], candidateOf: 'module' });
  for (const [id, name] of [
    [acme, 'Acme Health'],
    [other, 'Other Care'],
  ] as const)
    await hirehq.db.insertInto('enterprise').values({ id, establishment_name: name, domain_names: [] }).execute();
  await storeVersions(hirehq.db, [
    ['jobs', LIVE],
    ['jobs', CANARY],
  ]);
  await makeLive(hirehq.db, 1, { jobs: LIVE });
  const context = { services: hirehq.services, refuseBreaks: async () => undefined, makeLive: async () => undefined };
  const wish = { remote: 'jobs', version: CANARY, share: 0, accounts: [], hours: 24, why: 'For Acme.' };
  canaryId = (await startCanary(context, TEAM, { ...wish, enterprises: [acme] })).id;
});
afterAll(() => hirehq.close());

/** What the cookie says that a signed-in page of the candidate gets. */
async function isMember({ headers }: TestCandidate): Promise<boolean | undefined> {
  const response = await hirehq.app.inject({ method: 'PUT', url: CANARY_MEMBER_PATH, headers });
  expect(response.statusCode).toBe(204);
  const cookie = [response.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
  return membershipIn(cookie.join('; '), hirehq.services)[canaryId];
}

async function join(candidate: TestCandidate, enterpriseId: string): Promise<void> {
  const poolId = randomUUID();
  await hirehq.db.insertInto('talent_pool').values({ id: poolId, enterprise_id: enterpriseId, name: 'Nurses' }).execute();
  await hirehq.db
    .insertInto('talent_pool_member')
    .values({ talent_pool_id: poolId, candidate_id: candidate.id, origin: 'I' })
    .execute();
}
const comeBy = (candidate: TestCandidate, enterpriseId: string) =>
  hirehq.db.updateTable('candidate').set({ source_enterprise_id: enterpriseId }).where('id', '=', candidate.id).execute();

test.each([
  ['who came by its link', true, (candidate: TestCandidate) => comeBy(candidate, acme)],
  ['who is in a talent pool of it', true, (candidate: TestCandidate) => join(candidate, acme)],
  ['who came by the link of another employer', false, (candidate: TestCandidate) => comeBy(candidate, other)],
  ['who is in a talent pool of another employer', false, (candidate: TestCandidate) => join(candidate, other)],
  ['who is of no employer', false, () => undefined],
])('PF-02 a candidate %s has the canary for an employer: %s', async (_who, expected, prepare) => {
  const candidate = await testCandidate(hirehq);
  await prepare(candidate);
  expect(await isMember(candidate)).toBe(expected);
});

test('PF-02 a candidate who leaves the pool of an employer has its canary no more, once the page asks again', async () => {
  const candidate = await testCandidate(hirehq);
  await join(candidate, acme);
  expect(await isMember(candidate)).toBe(true);
  await hirehq.db.deleteFrom('talent_pool_member').where('candidate_id', '=', candidate.id).execute();
  expect(await isMember(candidate)).toBe(false);
});
