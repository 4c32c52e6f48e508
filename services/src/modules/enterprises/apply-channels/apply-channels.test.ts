import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { SetAppliedElsewhereDocument } from '@hirehq/mfe-jobs/src/shared/applied-elsewhere/set-applied-elsewhere.graphql.ts';
import { SaveJobDocument } from '@hirehq/mfe-jobs/src/shared/save-job/save-job.graphql.ts';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createKey, revokeKey } from '../../employer-api/employers/index.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { postingOfPage } from '../../engine/published-jobs/index.ts';

const PAGE = 'https://www.north-harbour.example/careers/42';
const BERLIN = { city: 'Berlin', state: null, country: 'DE', label: 'Berlin, Germany' };
const START = new Date('2026-05-04T09:00:00.000Z');

let app: TestApp;
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

/** An imported job of an employer that uses nothing of the platform. */
async function imported(sourceUrl: string | null = PAGE) {
  const [id = ''] = await storedJobs(app.db, [
    {
      title: 'Harbour pilot',
      isReached: false,
      source: randomUUID(),
      sourceId: '42',
      sourceUrl,
      easyApply: true,
      places: [BERLIN],
      descriptionHtml: '<p>You bring ships in.</p>',
    },
  ]);
  const { enterprise_id: enterpriseId } = await app.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, enterpriseId };
}

async function signedIn() {
  const candidateId = await storedCandidate(app.db);
  return { candidateId, headers: await app.asCandidate(candidateId) };
}

const channelOf = async (id: string, headers?: Record<string, string>) =>
  (await app.graphql(JobPageDocument, { id }, headers)).data?.job;
const directApply = (id: string) => postingOfPage(app.services, id);

async function apply(jobId: string, headers: Record<string, string>, requestId: string = randomUUID()) {
  const answers = [{ questionId: 'availability', values: ['Full Time'] }];
  const { data } = await app.graphql(ApplyToJobDocument, { input: { jobId, requestId, answers } }, headers);
  return data?.applyToJob;
}

async function useKey(enterpriseId: string, scopes: Parameters<typeof createKey>[1]['scopes']) {
  const { id, key } = await createKey(app.db, { enterpriseId, label: 'test', scopes, now: time });
  const call = () => app.app.inject({ url: '/employer/v1/brand', headers: { authorization: `Bearer ${key}` } });
  return { id, call };
}

const webhook = async (enterpriseId: string, topics: readonly string[]) => {
  const id = randomUUID();
  await app.db
    .insertInto('webhook')
    .values({
      id,
      enterprise_id: enterpriseId,
      url: 'https://ats.example/hook',
      secret: 'whsec_x',
      topics: [...topics],
      description: null,
      busy_until: time,
      created_at: time,
    })
    .execute();
  return id;
};

test('JB-15 an imported job is applied for on the employer’s own page, and is not quick to apply for here', async () => {
  const { id } = await imported();
  expect(await channelOf(id)).toMatchObject({
    id,
    easyApply: false,
    applyChannel: 'OWN_PAGE',
    applyPage: { url: PAGE, host: 'north-harbour.example' },
    appliedElsewhereAt: null,
  });
});

test.each([null, 'javascript:alert(1)'])('JB-15 with the address %j an employer cannot be reached', async (address) => {
  const { id } = await imported(address);
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'NONE', applyPage: null });
});

test('JB-15 a job whose address is this platform has no page to apply on', async () => {
  const { id } = await imported(`${app.services.config.origin}/job/${randomUUID()}`);
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'NONE', applyPage: null });
});

test('JB-15 an application that reaches nobody is refused with its code, and nothing is stored', async () => {
  const { id } = await imported();
  const { candidateId, headers } = await signedIn();
  expect(await apply(id, headers)).toMatchObject({ __typename: 'ApplyToJobRefused', code: 'NO_APPLICATION_CHANNEL' });
  expect(await app.db.selectFrom('application').select('id').where('candidate_id', '=', candidateId).execute()).toEqual([]);
});

test('JB-24 the posting of a page says whether the application is sent from here', async () => {
  const { id, enterpriseId } = await imported();
  expect(await directApply(id)).toMatchObject({ directApply: false });
  await (await useKey(enterpriseId, ['applications:read'])).call();
  expect(await directApply(id)).toMatchObject({ directApply: true });
});

test('SV-09 the published feed says so too, and is sent again once that has changed', async () => {
  const { id, enterpriseId } = await imported();
  const read = async (headers: Record<string, string> = {}) => {
    const response = await app.app.inject({ url: '/feeds/jobs.json', headers });
    if (response.statusCode !== 200) return { status: response.statusCode, etag: '', direct: undefined };
    const { itemListElement } = response.json<{ itemListElement: { identifier: { value: string }; directApply: boolean }[] }>();
    const direct = itemListElement.find(({ identifier }) => identifier.value === id)?.directApply;
    return { status: 200, etag: String(response.headers.etag), direct };
  };
  const before = await read();
  expect(before.direct).toBe(false);
  expect((await read({ 'if-none-match': before.etag })).status).toBe(304);
  await (await useKey(enterpriseId, ['applications:read'])).call();
  expect(await read({ 'if-none-match': before.etag })).toMatchObject({ status: 200, direct: true });
});

test('SV-08 a key is a system once it was used, reads applications and is valid', async () => {
  const { id, enterpriseId } = await imported();
  const { headers } = await signedIn();
  const blind = await useKey(enterpriseId, ['jobs:write', 'feeds:write']);
  await blind.call();
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'OWN_PAGE' });
  const key = await useKey(enterpriseId, ['applications:read']);
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'OWN_PAGE' });
  await key.call();
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'SYSTEM', applyPage: null, easyApply: true });
  const requestId = randomUUID();
  expect(await apply(id, headers, requestId)).toMatchObject({ __typename: 'ApplyToJobDone' });

  await revokeKey(app.services, enterpriseId, key.id);
  time = new Date(time.getTime() + 1000);
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'OWN_PAGE', easyApply: false });
  // The first result of a request stays its result.
  expect(await apply(id, headers, requestId)).toMatchObject({ __typename: 'ApplyToJobDone' });
  expect(await apply(id, (await signedIn()).headers)).toMatchObject({ code: 'NO_APPLICATION_CHANNEL' });
});

test('SV-08 a key that expires stops being a system at that time', async () => {
  const { id, enterpriseId } = await imported();
  const key = await useKey(enterpriseId, ['applications:read', 'applications:write']);
  await key.call();
  await app.db
    .updateTable('employer_key')
    .set({ expires_at: new Date(START.getTime() + DAY_MS) })
    .where('id', '=', key.id)
    .execute();
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'SYSTEM' });
  time = new Date(START.getTime() + DAY_MS);
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'OWN_PAGE' });
});

test('SV-08 a webhook is a system once applications reach it, until it is switched off', async () => {
  const { id, enterpriseId } = await imported();
  const other = await webhook(enterpriseId, ['message.received']);
  const applications = await webhook(enterpriseId, ['application.submitted']);
  await app.db.updateTable('webhook').set({ delivered_at: time }).where('id', '=', other).execute();
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'OWN_PAGE' });
  await app.db.updateTable('webhook').set({ delivered_at: time }).where('id', '=', applications).execute();
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'SYSTEM' });
  await app.db.updateTable('webhook').set({ active: false }).where('id', '=', applications).execute();
  expect(await channelOf(id)).toMatchObject({ applyChannel: 'OWN_PAGE' });
});

test('JB-17 a job applied for elsewhere is kept under My Jobs with a status of its own, and can be removed', async () => {
  const { id } = await imported();
  const { headers } = await signedIn();
  const set = async (applied: boolean) =>
    (await app.graphql(SetAppliedElsewhereDocument, { jobId: id, applied }, headers)).data?.setAppliedElsewhere;
  const counts = async () => {
    const { data } = await app.graphql(MyJobsDocument, { tab: 'APPLIED_ELSEWHERE', first: 5 }, headers);
    const some = data?.myJobs.counts.filter(({ count }) => count > 0).map(({ tab, count }) => [tab, count]);
    return { some, jobs: data?.myJobs.nodes.map((node) => [node.job.id, node.application]) };
  };
  await app.graphql(SaveJobDocument, { jobId: id, saved: true }, headers);
  expect(await counts()).toEqual({ some: [['SAVED', 1]], jobs: [] });

  const done = { __typename: 'SetAppliedElsewhereDone', job: { id, appliedElsewhereAt: START.toISOString() } };
  expect(await set(true)).toEqual(done);
  time = new Date(START.getTime() + DAY_MS);
  expect(await set(true)).toEqual(done);
  expect(await counts()).toEqual({ some: [['APPLIED_ELSEWHERE', 1]], jobs: [[id, null]] });
  expect(await channelOf(id, (await signedIn()).headers)).toMatchObject({ appliedElsewhereAt: null });

  expect(await set(false)).toMatchObject({ job: { appliedElsewhereAt: null } });
  expect(await counts()).toEqual({ some: [['SAVED', 1]], jobs: [] });
});

test('JB-17 an application that was sent from here takes the place of one elsewhere', async () => {
  const { id, enterpriseId } = await imported();
  const { headers } = await signedIn();
  await app.graphql(SetAppliedElsewhereDocument, { jobId: id, applied: true }, headers);
  await (await useKey(enterpriseId, ['applications:read'])).call();
  expect(await apply(id, headers)).toMatchObject({ __typename: 'ApplyToJobDone' });
  expect(await channelOf(id, headers)).toMatchObject({ appliedElsewhereAt: null });
  const { data } = await app.graphql(SetAppliedElsewhereDocument, { jobId: id, applied: true }, headers);
  expect(data?.setAppliedElsewhere).toMatchObject({ code: 'ALREADY_APPLIED' });
});

test('JB-17 a job that the candidate may not see cannot be kept', async () => {
  const { headers } = await signedIn();
  for (const jobId of [randomUUID(), 'no-id']) {
    const { data } = await app.graphql(SetAppliedElsewhereDocument, { jobId, applied: true }, headers);
    expect(data?.setAppliedElsewhere).toMatchObject({ code: 'JOB_NOT_FOUND' });
  }
});
