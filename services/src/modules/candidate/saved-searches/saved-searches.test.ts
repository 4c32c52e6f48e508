import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { SaveSearchDocument } from '@hirehq/mfe-jobs/src/find/features/save-search/save-search.graphql.ts';
import {
  ChangeSavedSearchDocument,
  RemoveSavedSearchDocument,
  SavedSearchesDocument,
  SeeSavedSearchDocument,
} from '@hirehq/mfe-jobs/src/find/features/save-search/saved-searches.graphql.ts';
import { SeeJobListDocument } from '@hirehq/mfe-jobs/src/find/features/save-search/see-job-list.graphql.ts';
import { ROW_CAPS } from '../../../platform/row-caps/row-caps.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { place, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { SHIPPED_RATES } from '../../engine/pay-rates/rates-table.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { sendDueAlerts } from './send-alerts.ts';

const MORNING = '2030-01-07T06:00:00Z';
let app: TestApp;
let ada: TestCandidate;
let at = new Date(MORNING);
/** A word that no other test has jobs of, and that is not like the words of others: a search would be corrected to those. */
let word: string;
const newWord = () => Array.from(randomBytes(24), (byte) => String.fromCodePoint(97 + (byte % 26))).join('');

beforeAll(async () => {
  app = await createTestApp({ modules: withoutSending, candidateOf: 'module', now: () => at });
});
afterAll(() => app.close());
beforeEach(async () => {
  at = new Date(MORNING);
  word = newWord();
  ada = await testCandidate(app);
  await app.db.deleteFrom('saved_search').execute();
  await app.db.deleteFrom('mail').execute();
});

interface Saving {
  name?: string;
  alerts?: AlertFrequency;
  who?: TestCandidate;
  headers?: Record<string, string>;
}
async function save(query: string, { name = 'Bakers', alerts = 'DAILY', who = ada, headers = {} }: Saving = {}) {
  const input = { requestId: randomUUID(), name, query, alerts };
  const { data, errors } = await app.graphql(SaveSearchDocument, { input }, { ...who.headers, ...headers });
  throwRefused(errors);
  if (!data) throw new Error('The response has no data.');
  return data.saveSearch;
}
async function saved(...args: Parameters<typeof save>) {
  const response = await save(...args);
  if (response.__typename !== 'SaveSearchDone') throw new Error(response.message);
  return response.savedSearch;
}
const list = async (who = ada) => (await app.graphql(SavedSearchesDocument, {}, who.headers)).data?.savedSearches;
async function change(input: { id: string; name?: string; alerts?: AlertFrequency }, who = ada) {
  const { data, errors } = await app.graphql(ChangeSavedSearchDocument, { input }, who.headers);
  throwRefused(errors);
  return data?.changeSavedSearch;
}
/** The candidate views the jobs of a saved search. */
async function see(id: string): Promise<void> {
  const { data, errors } = await app.graphql(SeeSavedSearchDocument, { id }, ada.headers);
  throwRefused(errors);
  expect(data?.seeSavedSearch.__typename).toBe('SeeSavedSearchDone');
}
async function sendAlerts(): Promise<void> {
  await sendDueAlerts(app.services);
  await workDone(app.db, { but: ['mail.send'] });
}
const mails = () => app.db.selectFrom('mail').selectAll().orderBy('created_at').execute();
const alerts = () =>
  app.db
    .selectFrom('notification')
    .select(['notification_value', 'call_to_action_url'])
    .where('candidate_id', '=', ada.id)
    .where('kind', '=', 'jobAlert')
    .execute();

/** Jobs that came at the time it is. */
async function come(count: number, facts: Parameters<typeof storedJobs>[1][number] = {}): Promise<string[]> {
  const ids = await storedJobs(
    app.db,
    Array.from({ length: count }, (_, index) => ({
      title: `Baker ${index}`,
      plainText: word,
      postedAt: new Date(at.getTime() - index * 1000),
      ...facts,
    })),
  );
  await app.db.updateTable('job').set({ created_at: at }).where('id', 'in', ids).execute();
  return ids;
}
const later = (ms: number) => {
  at = new Date(at.getTime() + ms);
};

test('JB-22 a search is saved as in the list, without its sort order', async () => {
  expect(await saved(`triggerSearch=true&sort=newest&skills=9,3&keyword=%20nurse%20&workMode=R,H&evil=1`)).toMatchObject({
    name: 'Bakers',
    query: 'keyword=nurse&skills=3%2C9&workMode=H%2CR&v=1',
    alerts: 'DAILY',
    newJobs: 0,
    alertedAt: null,
  });
});

test('JB-22 saving the same search again returns the existing one', async () => {
  const first = await saved('keyword=nurse&city=Utrecht');
  expect(await saved('city=Utrecht&keyword=nurse&triggerSearch=false', { name: 'Another', alerts: 'NEVER' })).toEqual(first);
  const twins = await Promise.all([saved('keyword=cook'), saved('keyword=cook')]);
  expect(twins[0]).toEqual(twins[1]);
  expect(await list()).toHaveLength(2);
});

test.each([
  ['', 'Bakers', 'Enter a search term or set a filter before you save the search.'],
  ['sort=newest', 'Bakers', 'Enter a search term or set a filter before you save the search.'],
])('JB-22 %j named %j is refused with a message', async (query, name, message) =>
  expect(await save(query, { name })).toMatchObject({ code: 'VALIDATION_FAILED', message }),
);

test.each([
  ['  ', 'MISSING'],
  ['x'.repeat(121), 'TOO_LONG'],
])('JB-22 the name %j is refused: %s', async (name, code) =>
  expect(save('keyword=a', { name })).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: { name: code } }),
);

test('JB-22 one search too many is refused', async () => {
  for (let index = 0; index < ROW_CAPS.savedSearches.most; index++) await saved(`keyword=k${index}`);
  expect(await save('keyword=more')).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await saved('keyword=k0')).toMatchObject({ query: 'keyword=k0' });
});

test('JB-22 new jobs are counted since the candidate last viewed them', async () => {
  await come(2);
  later(60_000);
  const { id } = await saved(`keyword=${word}`);
  expect((await list())?.[0]).toMatchObject({ newJobs: 0 });
  later(60_000);
  await come(3, { postedAt: new Date('2029-12-01T00:00:00Z') });
  expect((await list())?.[0]).toMatchObject({ newJobs: 3 });
  later(60_000);
  await see(id);
  expect((await list())?.[0]).toMatchObject({ newJobs: 0 });
});

test('JB-22 new jobs are counted up to 100', async () => {
  await saved(`keyword=${word}`);
  later(60_000);
  await come(103);
  expect((await list())?.[0]).toMatchObject({ newJobs: 100 });
});

test('JB-22 new jobs without a date are counted too, however many older ones come before them in the list', async () => {
  await come(330, { postedAt: new Date('2029-12-01T00:00:00Z') });
  later(60_000);
  await saved(`keyword=${word}&workMode=R`);
  await saved(`keyword=${word}`);
  later(60_000);
  await come(2, { postedAt: null });
  await come(1, { postedAt: null, plainText: 'another text' });
  const counts = Object.fromEntries((await list())?.map(({ query, newJobs }) => [query, newJobs]) ?? []);
  expect(counts).toEqual({ [`keyword=${word}`]: 2, [`keyword=${word}&workMode=R&v=1`]: 0 });
});

test('JB-22 a saved search is renamed, its alerts changed, and removed, only by its owner', async () => {
  const { id } = await saved('keyword=nurse');
  const other = await testCandidate(app);
  expect(await change({ id, name: 'Mine now' }, other)).toMatchObject({ code: 'NOT_FOUND' });
  expect((await app.graphql(RemoveSavedSearchDocument, { id }, other.headers)).data).toEqual({
    removeSavedSearch: { __typename: 'RemoveSavedSearchDone', id },
  });
  expect(await change({ id, name: ' Nurses ' })).toMatchObject({ savedSearch: { name: 'Nurses', alerts: 'DAILY' } });
  expect(await change({ id, alerts: 'WEEKLY' })).toMatchObject({ savedSearch: { name: 'Nurses', alerts: 'WEEKLY' } });
  await expect(change({ id, name: '' })).rejects.toMatchObject({ fields: { name: 'MISSING' } });
  for (let time = 0; time < 2; time++)
    expect((await app.graphql(RemoveSavedSearchDocument, { id }, ada.headers)).data).toEqual({
      removeSavedSearch: { __typename: 'RemoveSavedSearchDone', id },
    });
  expect(await list()).toEqual([]);
  expect(await change({ id, name: 'Gone' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('JB-22 a daily alert reports new jobs once, by mail and notification', async () => {
  const { id } = await saved(`keyword=${word}`, { name: 'Bread' });
  later(60_000);
  const pay = { currency: 'EUR', min: 20, max: 25, unit: 'HOUR' as const };
  await come(12, { company: 'Daily Crumb', places: [place('Utrecht', null, 'NL')], pay });
  await sendAlerts();
  expect(await mails()).toEqual([]);
  later(DAY_MS);
  await Promise.all([sendAlerts(), sendAlerts()]);
  await sendAlerts();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const { origin } = app.services.config;
  expect(mail).toMatchObject({ recipient: `${ada.subject}@example.com`, subject: '12 new jobs for “Bread”' });
  for (const said of [
    'Baker 0',
    'Daily Crumb · Utrecht, NL',
    '€20 – 25 / hour',
    `${origin}/candidate/find-jobs?keyword=${word}&sort=newest&v=1`,
    `${origin}/candidate/saved-searches`,
  ])
    expect(mail?.body_text).toContain(said);
  expect(mail?.body_text.match(/candidate\/job\//g)).toHaveLength(10);
  expect(await alerts()).toEqual([
    {
      notification_value: '12 new jobs for your saved search “Bread”.',
      call_to_action_url: `/candidate/find-jobs?keyword=${word}&sort=newest&v=1`,
    },
  ]);
  expect((await list())?.[0]).toMatchObject({ id, alertedAt: at.toISOString(), newJobs: 12 });
});

test('JB-10 JB-22 an alert of a search by pay finds and shows pay as its list does', async () => {
  await saved(`keyword=${word}&payMin=25&payUnit=HOUR&payCurrency=USD`);
  later(60_000);
  await come(1, { pay: { currency: 'EUR', min: 20, max: 25, unit: 'HOUR' } });
  await come(1, { title: 'Apprentice', pay: { currency: 'EUR', min: 10, max: 12, unit: 'HOUR' } });
  later(DAY_MS);
  await sendAlerts();
  const [mail] = await mails();
  const worth = SHIPPED_RATES.rates.get('USD') ?? 0;
  const compared = Number((25 * worth).toPrecision(3));
  const dollars = Number.isInteger(compared) ? String(compared) : compared.toFixed(2);
  expect(mail?.body_text).toContain(`up to €25 / hour · ≈ up to $${dollars} / hour`);
  expect(mail?.body_text).not.toContain('Apprentice');
});

test('JB-10 JB-22 an alert of a search with the most pay leaves better paid jobs out, also one in words', async () => {
  await saved(`keyword=${word}&payMax=15&payUnit=HOUR&payCurrency=EUR`);
  await saved(`keyword=${word}+under+€15/hour`, { name: 'In words' });
  later(60_000);
  await come(1, { pay: { currency: 'EUR', min: 20, max: 25, unit: 'HOUR' } });
  await come(1, { title: `Apprentice ${word}`, pay: { currency: 'EUR', min: 10, max: 12, unit: 'HOUR' } });
  later(DAY_MS);
  await sendAlerts();
  const sent = await mails();
  expect(sent).toHaveLength(2);
  for (const { body_text } of sent) {
    expect(body_text).toContain('Apprentice');
    expect(body_text).not.toContain('€20 – 25');
  }
});

test('JB-22 NT-12 an alert of a candidate who turned off its emails is a notification only', async () => {
  await saved(`keyword=${word}`);
  await app.db
    .insertInto('notification_choice')
    .values({ candidate_id: ada.id, type: 'JOB_ALERT', channel: 'EMAIL', enabled: false })
    .execute();
  later(60_000);
  await come(1);
  later(DAY_MS);
  await sendAlerts();
  expect([await mails(), (await alerts()).length]).toEqual([[], 1]);
});

test('JB-22 nothing is sent if there are no new jobs, or the candidate has seen them', async () => {
  const { id } = await saved(`keyword=${word}`);
  later(DAY_MS + 7_200_000);
  await sendAlerts();
  later(60_000);
  await come(2);
  later(60_000);
  await see(id);
  later(DAY_MS);
  await sendAlerts();
  expect([await mails(), await alerts()]).toEqual([[], []]);
});

test('JB-22 jobs reported by an alert are not new in the next', async () => {
  await saved(`keyword=${word}`);
  later(60_000);
  await come(1);
  for (let day = 0; day < 3; day++) {
    later(DAY_MS);
    await sendAlerts();
  }
  expect(await mails()).toHaveLength(1);
});

test('JB-22 a list opened by a link counts as viewed, however its query is written or sorted', async () => {
  await saved(`keyword=${word}&workMode=R,H`);
  later(1000);
  await saved(`keyword=${word}`);
  later(60_000);
  await come(1);
  const bob = await testCandidate(app);
  const look = async (query: string, who = ada) => {
    const { data } = await app.graphql(SeeJobListDocument, { query }, who.headers);
    return data?.seeJobList.__typename === 'SeeJobListDone' ? data.seeJobList.isSaved : data?.seeJobList.code;
  };
  const counts = async () => (await list())?.map(({ newJobs }) => newJobs);
  later(60_000);
  expect(await look(`keyword=${word}`, bob)).toBe(false);
  expect(await look(`keyword=${word}&city=Utrecht`)).toBe(false);
  expect(await look('')).toBe(false);
  expect(await look('k'.repeat(5000))).toBe('VALIDATION_FAILED');
  expect((await counts())?.[0]).toBe(1);
  expect(await look(`sort=newest&triggerSearch=true&keyword=%20${word}`)).toBe(true);
  expect((await counts())?.[0]).toBe(0);
  expect(await look(`workMode=H,R&keyword=${word}`)).toBe(true);
  later(2 * DAY_MS);
  await sendAlerts();
  expect(await mails()).toEqual([]);
});

test('JB-22 a weekly alert is sent after a week, and none when switched off', async () => {
  await saved(`keyword=${word}`, { alerts: 'WEEKLY' });
  const off = await saved(`keyword=${word}&easyApply=true`);
  await change({ id: off.id, alerts: 'NEVER' });
  later(60_000);
  await come(1, { easyApply: true });
  later(2 * DAY_MS);
  await sendAlerts();
  expect(await mails()).toEqual([]);
  later(6 * DAY_MS);
  await sendAlerts();
  expect(await mails()).toMatchObject([{ subject: '1 new job for “Bakers”' }]);
});

test.each([
  ['es', '1 empleo nuevo para «Bakers»'],
  ['ar', 'وظيفة جديدة واحدة لبحثك «\u2068Bakers\u2069»'],
])('JB-22 the alert is in %s if the search was saved in it', async (language, subject) => {
  await saved(`keyword=${word}`, { headers: { 'accept-language': language } });
  later(60_000);
  await come(1);
  later(2 * DAY_MS);
  await sendAlerts();
  expect(await mails()).toMatchObject([{ subject }]);
});

test('JB-22 PR-11 the alert is in the candidate’s current language', async () => {
  await saved(`keyword=${word}`, { headers: { 'accept-language': 'en' } });
  later(60_000);
  await come(1);
  await app.graphql(SavedSearchesDocument, {}, { ...ada.headers, 'accept-language': 'es' });
  later(2 * DAY_MS);
  await sendAlerts();
  expect(await mails()).toMatchObject([{ subject: '1 empleo nuevo para «Bakers»' }]);
});

test('JB-22 alerts are sent in the morning of the candidate’s city', async () => {
  const tokyo = { id: 'city-1', kind: 'city' as const, name: 'Tokyo', state_code: null, state_name: null, country_code: 'JP' };
  const facts = { country_name: 'Japan', population: 1, latitude: null, longitude: null, time_zone: 'Asia/Tokyo' };
  await app.db
    .insertInto('place')
    .values({ ...tokyo, ...facts })
    .execute();
  await app.db.updateTable('candidate').set({ city: 'Tokyo', country: 'Japan' }).where('id', '=', ada.id).execute();
  const { id } = await saved('keyword=nurse');
  const { next_alert_at } = await app.db
    .selectFrom('saved_search')
    .select('next_alert_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(next_alert_at?.toISOString()).toMatch(/^2030-01-07T22:[01]\d:/);
});

test('JB-22 one click stops the alerts (RFC 8058): without a session, repeatably, and by POST only', async () => {
  const { id } = await saved(`keyword=${word}`, { name: 'Bread <b>' });
  later(60_000);
  await come(1);
  later(DAY_MS);
  await sendAlerts();
  const [mail] = await mails();
  const path = (mail?.unsubscribe_url ?? '').slice(app.services.config.origin.length);
  expect(path).toMatch(/^\/public\/api\/v1\/alerts\/unsubscribe\//);
  const shown = await app.app.inject({ url: path });
  expect(shown).toMatchObject({ statusCode: 200 });
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.body).toContain('Bread &lt;b&gt;');
  expect(shown.body).not.toContain('<script');
  expect((await list())?.[0]).toMatchObject({ alerts: 'DAILY' });
  const body = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const posts = [
    { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { payload: body, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    {},
  ];
  for (const post of posts)
    expect(await app.app.inject({ method: 'POST', url: path, ...post })).toMatchObject({ statusCode: 200 });
  expect((await list())?.[0]).toMatchObject({ id, alerts: 'NEVER' });
  await app.graphql(RemoveSavedSearchDocument, { id }, ada.headers);
  expect((await app.app.inject({ method: 'POST', url: path })).statusCode).toBe(200);
  const broken = await app.app.inject({
    method: 'POST',
    url: path.replace(id, randomUUID()),
    headers: { 'accept-language': 'ar' },
  });
  expect([broken.statusCode, broken.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(broken.body).toContain('<html lang="ar" dir="rtl">');
  expect(broken.body).toContain('هذا الرابط غير مكتمل');
});

test('JB-22 a failing search does not block the alerts of others', async () => {
  const broken = await saved('keyword=broken');
  await saved(`keyword=${word}`);
  later(60_000);
  await come(1);
  later(DAY_MS + 7_200_000);
  await app.db
    .updateTable('saved_search')
    .set({ next_alert_at: new Date(MORNING) })
    .where('id', '=', broken.id)
    .execute();
  const { execute } = app.services;
  app.services.execute = (operation, variables, ...rest) =>
    JSON.stringify(variables).includes('broken') ? Promise.reject(new Error('no')) : execute(operation, variables, ...rest);
  await sendDueAlerts(app.services);
  const waits = async () =>
    (await sql`select from work.job where name = 'saved-searches.alert' and state = 'retry'`.execute(app.db)).rows.length;
  await expect.poll(waits).toBe(1);
  await expect.poll(mails).toHaveLength(1);
  app.services.execute = execute;
  await expect.poll(waits, { timeout: 30_000 }).toBe(0);
  await workDone(app.db, { but: ['mail.send'] });
});
