import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ApplyToJobDocument,
  JobChannelDocument,
  WithdrawApplicationDocument,
} from '../../platform/testing/operations/applications.graphql.ts';
import { multipartBody } from '../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { workDone } from '../../platform/testing/work-done.ts';
import { storedCandidate, storedJobs } from '../jobs/testing/stored-jobs.ts';
import { createKey, findEmployer } from '../employers/index.ts';
import { withoutSending } from '../mail/testing/without-sending.ts';
import { askForProof, endMailAddress } from './index.ts';

const DAY = 86_400_000;
const START = new Date('2026-05-04T09:00:00Z');
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };
let app: TestApp;
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time, modules: withoutSending, config: { employerRateLimit: 0 } });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const later = (ms: number) => void (time = new Date(time.getTime() + ms));

async function mailsTo(recipient: string) {
  await workDone(app.db, { but: ['mail.send'] });
  return app.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).orderBy('created_at').orderBy('id').execute();
}
const linkIn = (text: string, path: string) => new URL(new RegExp(`\\S+${path}/\\S+`).exec(text)?.[0] ?? '').pathname;

const open = async (path: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url: path, headers: { 'accept-language': 'en', ...headers } });
const post = async (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: path,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** An employer whose jobs were imported, and the address it was asked to prove. */
async function employer() {
  const company = `North Harbour ${randomUUID()}`;
  const to = `jobs@${randomUUID()}.example`;
  const [jobId = ''] = await storedJobs(app.db, [{ company, title: 'Harbour pilot', isReached: false, easyApply: true }]);
  const enterpriseId = (await findEmployer(app.db, company))?.id ?? '';
  const ask = (address: string) => app.db.transaction().execute((trx) => askForProof(trx, app.services, enterpriseId, address));
  await ask(to);
  const [mail] = await mailsTo(to);
  const proof = linkIn(mail?.body_text ?? '', '/application-address');
  const channel = async () => (await app.graphql(JobChannelDocument, { id: jobId })).data?.job?.applyChannel;
  return { company, to, jobId, enterpriseId, proof, ask, channel };
}

async function apply(jobId: string) {
  const word = `word-${randomUUID()}`;
  const candidateId = await storedCandidate(app.db);
  await app.db.updateTable('candidate').set({ first_name: 'Ada<b>', last_name: word }).where('id', '=', candidateId).execute();
  const headers = await app.asCandidate(candidateId);
  const input = {
    jobId,
    requestId: randomUUID(),
    answers: [{ questionId: 'availability', values: ['Full Time'] }],
    adjustments: `A quiet room for ${word}.`,
  };
  const { data } = await app.graphql(ApplyToJobDocument, { input }, headers);
  if (data?.applyToJob.__typename !== 'ApplyToJobDone') throw new Error(JSON.stringify(data));
  return { word, candidateId, headers, id: data.applyToJob.application.id };
}

/** An application that was mailed, and its page. */
async function mailed() {
  const of = await employer();
  await post(of.proof);
  const application = await apply(of.jobId);
  const mail = (await mailsTo(of.to)).find(({ subject }) => subject.startsWith('New application'));
  return { ...of, ...application, mail, path: linkIn(mail?.body_text ?? '', '/received-application') };
}

const stateOf = async (id: string) =>
  app.db
    .selectFrom('application')
    .select(['enterprise_process_status', 'closed_at', 'closure_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('SV-08 an address receives applications only once its link was confirmed; opening the link changes nothing', async () => {
  const { proof, channel, company, to } = await employer();
  expect(await channel()).toBe('NONE');
  const page = await open(proof);
  expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(page.body).toContain(company);
  expect(page.body).toContain(to);
  expect(await channel()).toBe('NONE');
  expect((await post(proof, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
  expect(await channel()).toBe('NONE');
  expect((await post(proof)).body).toContain('Confirmed');
  expect(await channel()).toBe('MAIL');
});

test('SV-08 the link of an address ends after a week, and with the address', async () => {
  const { proof, channel, ask, to } = await employer();
  later(7 * DAY);
  expect([(await open(proof)).statusCode, (await post(proof)).statusCode]).toEqual([404, 404]);
  await ask(to);
  expect((await post(proof)).statusCode).toBe(404);
  await ask(`other-${to}`);
  const again = linkIn((await mailsTo(to)).at(-1)?.body_text ?? '', '/application-address');
  expect((await post(again)).statusCode).toBe(404);
  expect(await channel()).toBe('NONE');
});

test('SV-08 an application is mailed once, with a link and without anything about the candidate', async () => {
  const { to, mail, word, candidateId } = await mailed();
  const mails = await mailsTo(to);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining('Confirm'),
    'New application: Harbour pilot',
  ]);
  const { email_address } = await app.db
    .selectFrom('candidate')
    .select('email_address')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  for (const text of [mail?.body_text, mail?.body_html, mail?.subject])
    for (const secret of [word, 'Ada', email_address]) expect(text).not.toContain(secret);
});

test('SV-08 the page shows the application as text, only with the whole secret, and is not kept anywhere', async () => {
  const { path, word } = await mailed();
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`A quiet room for ${word}.`);
  expect(page.body).toContain('Ada&lt;b&gt;');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const wrong of [path.slice(0, -1), `${path}x`, `/received-application/${randomUUID()}`]) {
    const other = await open(wrong);
    expect(other.statusCode).toBe(404);
    expect(other.body).not.toContain(word);
  }
});

test('SV-08 the page ends after ninety days, and with the address', async () => {
  const { path, word, enterpriseId } = await mailed();
  later(90 * DAY);
  const late = await open(path);
  expect([late.statusCode, late.body.includes(word)]).toEqual([404, false]);
  time = START;
  expect((await open(path)).statusCode).toBe(200);
  await endMailAddress(app.services, enterpriseId);
  expect((await open(path)).statusCode).toBe(404);
  expect((await post(path, { step: 'shortlist' })).statusCode).toBe(404);
});

test('SV-08 a withdrawn application shows nothing, and cannot be answered', async () => {
  const { path, word, id, headers } = await mailed();
  await app.graphql(WithdrawApplicationDocument, { applicationId: id }, headers);
  const page = await open(path);
  expect([page.statusCode, page.body.includes(word), page.body.includes('withdrew')]).toEqual([200, false, true]);
  const answer = await post(path, { step: 'message', text: 'Hello', requestId: randomUUID() });
  expect([answer.statusCode, answer.body.includes(word)]).toEqual([409, false]);
  expect(await stateOf(id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });
});

test('SV-08 an account that is deleted takes its page with it', async () => {
  const { path, id } = await mailed();
  await app.db.deleteFrom('application').where('id', '=', id).execute();
  expect((await open(path)).statusCode).toBe(404);
});

test('SV-08 the employer shortlists, declines and writes; the candidate is notified as by the API', async () => {
  const { path, id, candidateId } = await mailed();
  expect((await post(path, { step: 'shortlist' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
  expect(await stateOf(id)).toMatchObject({ enterprise_process_status: 'R' });
  for (const get of [`${path}?step=shortlist`, `${path}?done=decline`]) await open(get);
  expect(await stateOf(id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });

  const first = await post(path, { step: 'shortlist' }, { 'sec-fetch-site': 'same-origin' });
  expect([first.statusCode, String(first.headers.location).endsWith(`${path}?done=shortlist`)]).toEqual([303, true]);
  expect(await stateOf(id)).toMatchObject({ enterprise_process_status: 'S' });
  expect((await post(path, { step: 'shortlist' })).statusCode).toBe(409);

  const message = { step: 'message', text: 'Can you <b>start</b> on Monday?', requestId: randomUUID() };
  expect((await post(path, message)).statusCode).toBe(303);
  expect((await post(path, message)).statusCode).toBe(303);
  const page = (await open(`${path}?done=message`)).body;
  expect(page.split('Can you &lt;b&gt;start&lt;/b&gt; on Monday?')).toHaveLength(2);

  expect((await post(path, { step: 'decline' })).statusCode).toBe(303);
  expect(await stateOf(id)).toMatchObject({ closure_reason: 'declined' });
  const told = await app.db
    .selectFrom('notification')
    .select('kind')
    .where('candidate_id', '=', candidateId)
    .orderBy('created_timestamp')
    .execute();
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['applied', 'shortlisted', 'message', 'closed']));
});

test.each([{}, { step: 'offer' }, { step: 'message', text: ' ', requestId: randomUUID() }, { step: 'message', text: 'Hello' }])(
  'SV-08 the form %j is refused with the page',
  async (fields) => {
    const { path, id } = await mailed();
    const response = await post(path, fields);
    expect([response.statusCode, response.body.includes('role="alert"')]).toEqual([400, true]);
    expect(await stateOf(id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });
  },
);

test('SV-08 a body that is no form is refused', async () => {
  const { path, id } = await mailed();
  const json = await app.app.inject({ method: 'POST', url: path, payload: { step: 'decline' } });
  expect(json.statusCode).toBe(400);
  expect(await stateOf(id)).toMatchObject({ closed_at: null });
});

test('SV-08 a message of the candidate is mailed with a link to the page that shows it', async () => {
  const { to, headers, candidateId, enterpriseId } = await mailed();
  const parties = { messageTo: enterpriseId, messageFrom: candidateId, byEnterprise: false, enterpriseId };
  const text = `Yes, from ${randomUUID()}.`;
  const message = { message: text, messageType: 'TEXT', requestId: randomUUID(), ...parties };
  const body = await multipartBody({ messages: JSON.stringify(message) });
  const sent = await app.app.inject({
    method: 'PUT',
    url: '/api/v1/candidates/messages/general',
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  });
  expect(sent.statusCode).toBe(200);
  const mail = (await mailsTo(to)).find(({ subject }) => subject === 'New message about Harbour pilot');
  expect(mail?.body_text).not.toContain(text);
  expect((await open(linkIn(mail?.body_text ?? '', '/received-application'))).body).toContain(text);
});

test('SV-08 an employer whose system reads applications gets no mail', async () => {
  const { to, proof, jobId, enterpriseId, channel } = await employer();
  await post(proof);
  const { key } = await createKey(app.db, { enterpriseId, label: 'ats', scopes: ['applications:read'], now: time });
  await app.app.inject({ url: '/employer/v1/brand', headers: { authorization: `Bearer ${key}` } });
  expect(await channel()).toBe('SYSTEM');
  await apply(jobId);
  expect(await mailsTo(to)).toHaveLength(1);
});

test('SV-08 an employer sets its address by the API, with few mails a day', async () => {
  const { enterpriseId, to } = await employer();
  const { key } = await createKey(app.db, {
    enterpriseId,
    label: 'ats',
    scopes: ['applications:write'],
    now: time,
  });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', emailAddress?: string) =>
    app.app.inject({
      method,
      url: '/employer/v1/application-mail',
      headers: { authorization: `Bearer ${key}` },
      ...(emailAddress !== undefined && { payload: { emailAddress } }),
    });
  expect((await ask('GET')).json()).toMatchObject({ responsePayload: { emailAddress: to, proven: false } });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await ask('PUT', to)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('PUT', 'no address')).statusCode).toBe(400);
  expect([(await ask('DELETE')).statusCode, (await ask('DELETE')).statusCode]).toEqual([200, 200]);
  expect((await ask('GET')).json()).toMatchObject({ responsePayload: { emailAddress: null, proven: false } });
});
