import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { askForProof, endMailAddress } from '../../employer-api/application-mails/index.ts';
import { withProvenAddress } from '../../employer-api/application-mails/testing/proven-address.ts';
import { createKey, revokeKey } from '../../employer-api/employers/index.ts';
import { foundAmong } from '../../engine/jobs/index.ts';
import { newJob, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { followAll, followEmployer } from '../../engine/jobs/write/follow-channels.ts';
import { writeJobs, type NewJob } from '../../engine/jobs/write/write-jobs.store.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';

const START = new Date('2026-05-04T09:00:00.000Z');
const JOBS = 3;

let app: TestApp;
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time, modules: withoutSending });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

/** What searches say of the jobs that have a word in common: how many are quick to apply for by the filter, its count and the cards. */
async function quick(word: string) {
  await workDone(app.db, { but: ['mail.send'] });
  const search = async (filter: { easyApply?: boolean }) => {
    const { data } = await app.graphql(SearchJobsDocument, { filter: { keyword: word, ...filter }, sort: 'NEWEST', first: 20 });
    return data?.jobs;
  };
  const [all, filtered] = [await search({}), await search({ easyApply: true })];
  const facet = all?.facets.find(({ field }) => field === 'easyApply')?.values.find(({ value }) => value === 'true');
  const sample = await app.db
    .selectFrom('job_sample')
    .innerJoin('job_search', 'job_search.job_id', 'job_sample.job_id')
    .whereRef('job_sample.easy_apply', '!=', 'job_search.easy_apply')
    .select('job_sample.job_id')
    .execute();
  return {
    filter: filtered?.total,
    count: facet?.count ?? 0,
    cards: all?.nodes.filter(({ easyApply }) => easyApply).length,
    wrongInSample: sample.length,
  };
}
const all = (jobs: number) => ({ filter: jobs, count: jobs, cards: jobs, wrongInSample: 0 });

/** An employer of whom jobs were imported that were posted as quick to apply for, and one that was not. */
async function imported() {
  const word = `w${randomUUID().slice(0, 8).replaceAll(/\d/g, 'q').replaceAll('-', '')}`;
  const facts = { title: `Pilot ${word}`, isReached: false, easyApply: true, sourceUrl: 'https://harbour.example/42' };
  const [first = ''] = await storedJobs(app.db, [facts]);
  const { enterprise_id: enterpriseId } = await app.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const write = (easyApply: boolean, more: Partial<NewJob> = {}) =>
    app.db.transaction().execute((trx) => writeJobs(trx, [job(enterpriseId, { ...facts, easyApply, ...more })]));
  for (let index = 1; index < JOBS; index += 1) await write(true);
  await write(false);
  return { word, enterpriseId, write, first };
}

const job = (id: string, facts: Partial<NewJob>) =>
  newJob({ id, establishmentName: 'Acme', companyTag: null }, { postedAt: START, ...facts });

async function usedKey(enterpriseId: string, scopes: Parameters<typeof createKey>[1]['scopes'] = ['applications:read']) {
  const { id, key } = await createKey(app.db, { enterpriseId, label: 'ats', scopes, now: time });
  const ask = (method: 'GET' | 'DELETE' | 'PUT' | 'POST', url: string, payload?: object) =>
    app.app.inject({
      method,
      url: `/employer/v1/${url}`,
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    });
  await ask('GET', 'brand');
  return { id, ask };
}

test('JB-10 jobs that one applies for elsewhere are not quick to apply for: filter, count and card agree', async () => {
  const { word } = await imported();
  expect(await quick(word)).toEqual(all(0));
});

test('JB-10 a key that is used and revoked changes filter, count and card', async () => {
  const { word, enterpriseId } = await imported();
  const { id } = await usedKey(enterpriseId);
  expect(await quick(word)).toEqual(all(JOBS));
  await revokeKey(app.services, enterpriseId, id);
  time = new Date(time.getTime() + 1);
  expect(await quick(word)).toEqual(all(0));
});

test('JB-10 a key that is replaced at once counts no more', async () => {
  const { word, enterpriseId } = await imported();
  const { id, ask } = await usedKey(enterpriseId, ['applications:read', 'keys:write']);
  expect(await quick(word)).toEqual(all(JOBS));
  const response = await ask('POST', `keys/${id}/rotate`, { hours: 0 });
  expect(response.statusCode).toBe(200);
  expect(await quick(word)).toEqual(all(0));
});

test('JB-10 a mail address that is proven and removed changes filter, count and card', async () => {
  const { word, enterpriseId } = await imported();
  const to = `jobs@${randomUUID()}.example`;
  await app.db.transaction().execute((trx) => askForProof(trx, app.services, enterpriseId, to));
  expect(await quick(word)).toEqual(all(0));
  const { body_text: text } = await app.db
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow();
  const proof = /\/application-address\/\S+/.exec(text)?.[0] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await app.app.inject({ method: 'POST', url: proof, headers, payload: '' });
  expect(await quick(word)).toEqual(all(JOBS));
  await endMailAddress(app.services, enterpriseId, undefined);
  expect(await quick(word)).toEqual(all(0));
});

test('JB-10 a proven address that is replaced counts no more until the new one is proven', async () => {
  const { word, enterpriseId } = await imported();
  await withProvenAddress(app.db, enterpriseId);
  await followAll(app.services);
  expect(await quick(word)).toEqual(all(JOBS));
  await app.db.transaction().execute((trx) => askForProof(trx, app.services, enterpriseId, 'other@harbour.example'));
  expect(await quick(word)).toEqual(all(0));
});

test('JB-10 a webhook that is removed, or no longer about applications, counts no more', async () => {
  for (const end of ['removed', 'changed']) {
    const { word, enterpriseId } = await imported();
    const { ask } = await usedKey(enterpriseId, ['webhooks:write']);
    const url = 'https://ats.example/hook';
    const made = await ask('POST', 'webhooks', { url, topics: ['application.submitted'], description: null });
    const { id } = made.json<{ responsePayload: { id: string } }>().responsePayload;
    await app.db.updateTable('webhook').set({ delivered_at: time }).where('id', '=', id).execute();
    await followAll(app.services);
    expect(await quick(word)).toEqual(all(JOBS));
    if (end === 'removed') await ask('DELETE', `webhooks/${id}`);
    else await ask('PUT', `webhooks/${id}`, { url, topics: ['message.received'], description: null });
    expect(await quick(word)).toEqual(all(0));
  }
});

test('JB-10 a key that expires, and whatever was changed without a word, is noticed by the next look', async () => {
  const { word, enterpriseId } = await imported();
  const { id } = await usedKey(enterpriseId);
  const ends = new Date(START.getTime() + DAY_MS);
  await app.db.updateTable('employer_key').set({ expires_at: ends }).where('id', '=', id).execute();
  await followAll(app.services);
  expect(await quick(word)).toEqual(all(JOBS));
  time = ends;
  await followAll(app.services);
  expect(await quick(word)).toEqual(all(0));
});

test('JB-10 search rows of an earlier release, which have what was posted, are mended', async () => {
  const { word, enterpriseId } = await imported();
  await app.db.updateTable('enterprise').set({ receives_applications: null }).where('id', '=', enterpriseId).execute();
  const jobs = app.db.selectFrom('job').select('id').where('enterprise_id', '=', enterpriseId).where('easy_apply', '=', true);
  await app.db.updateTable('job_search').set({ easy_apply: true }).where('job_id', 'in', jobs).execute();
  await app.db.updateTable('job_sample').set({ easy_apply: true }).where('job_id', 'in', jobs).execute();
  expect(await quick(word)).toMatchObject({ filter: JOBS, cards: 0 });
  await followAll(app.services);
  expect(await quick(word)).toEqual(all(0));
});

test('JB-10 jobs that are written while the channel changes say what it became', async () => {
  const { word, enterpriseId } = await imported();
  const { id, promise: written, resolve: finish } = { id: randomUUID(), ...Promise.withResolvers<undefined>() };
  const begun = Promise.withResolvers<undefined>();
  const writing = app.db.transaction().execute(async (trx) => {
    await writeJobs(trx, [job(enterpriseId, { id, title: `Pilot ${word}`, easyApply: true })]);
    begun.resolve(undefined);
    await written;
  });
  await begun.promise;
  await withProvenAddress(app.db, enterpriseId);
  const following = followEmployer(app.services, enterpriseId);
  finish(undefined);
  await Promise.all([writing, following]);
  expect(await quick(word)).toEqual(all(JOBS + 1));
});

test('JB-22 an alert for jobs that are quick to apply for finds those of employers that are reached', async () => {
  const { enterpriseId, first } = await imported();
  const found = () => foundAmong(app.db, { filter: { easyApply: true }, ids: [first], now: time });
  expect(await found()).toEqual([]);
  await usedKey(enterpriseId);
  await workDone(app.db, { but: ['mail.send'] });
  expect(await found()).toEqual([first]);
});
