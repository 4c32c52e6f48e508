import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createKey } from '../employers/index.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { endMailAddress } from './index.ts';
import { linkIn, mailFixture } from './testing/mail-fixture.ts';

const START = new Date('2026-05-04T09:00:00Z');
let app: TestApp;
let time = START;
let fixture: ReturnType<typeof mailFixture>;
beforeAll(async () => {
  app = await createTestApp({ now: () => time, modules: withoutSending, config: { employerRateLimit: 0 } });
  fixture = mailFixture(app);
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const later = (ms: number) => void (time = new Date(time.getTime() + ms));

test('SV-08 an address receives applications only once its link was confirmed; opening the link changes nothing', async () => {
  const { proof, channel, company, to } = await fixture.employer();
  expect(await channel()).toBe('NONE');
  const page = await fixture.open(proof);
  expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(page.body).toContain(company);
  expect(page.body).toContain(to);
  expect(await channel()).toBe('NONE');
  expect((await fixture.post(proof, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
  expect(await channel()).toBe('NONE');
  expect((await fixture.post(proof)).body).toContain('Confirmed');
  expect(await channel()).toBe('MAIL');
});

test('SV-08 the link of an address ends after a week, and with the address', async () => {
  const { proof, channel, ask, to } = await fixture.employer();
  later(7 * DAY_MS);
  expect([(await fixture.open(proof)).statusCode, (await fixture.post(proof)).statusCode]).toEqual([404, 404]);
  await ask(to);
  expect((await fixture.post(proof)).statusCode).toBe(404);
  await ask(`other-${to}`);
  const again = linkIn((await fixture.mailsTo(to)).at(-1)?.body_text ?? '', '/application-address');
  expect((await fixture.post(again)).statusCode).toBe(404);
  expect(await channel()).toBe('NONE');
});

test('SV-08 an application is mailed once, with a link and without anything about the candidate', async () => {
  const { to, mail, word, candidateId } = await fixture.mailed();
  const mails = await fixture.mailsTo(to);
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
  const { path, word } = await fixture.mailed();
  const page = await fixture.open(path);
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
    const other = await fixture.open(wrong);
    expect(other.statusCode).toBe(404);
    expect(other.body).not.toContain(word);
  }
});

test('SV-08 the page ends after ninety days, and with the address', async () => {
  const { path, word, enterpriseId } = await fixture.mailed();
  later(90 * DAY_MS);
  const late = await fixture.open(path);
  expect([late.statusCode, late.body.includes(word)]).toEqual([404, false]);
  time = START;
  expect((await fixture.open(path)).statusCode).toBe(200);
  await endMailAddress(app.services, enterpriseId, undefined);
  expect((await fixture.open(path)).statusCode).toBe(404);
  expect((await fixture.post(path, { step: 'shortlist' })).statusCode).toBe(404);
});

test('SV-08 a withdrawn application shows nothing, and cannot be answered', async () => {
  const { path, word, id, headers } = await fixture.mailed();
  await app.graphql(WithdrawApplicationDocument, { applicationId: id }, headers);
  const page = await fixture.open(path);
  expect([page.statusCode, page.body.includes(word), page.body.includes('withdrew')]).toEqual([200, false, true]);
  const answer = await fixture.post(path, { step: 'message', text: 'Hello', requestId: randomUUID() });
  expect([answer.statusCode, answer.body.includes(word)]).toEqual([409, false]);
  expect(await fixture.stateOf(id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });
});

test('SV-08 an account that is deleted takes its page with it', async () => {
  const { path, id } = await fixture.mailed();
  await app.db.deleteFrom('application').where('id', '=', id).execute();
  expect((await fixture.open(path)).statusCode).toBe(404);
});

test('SV-08 the employer shortlists, declines and writes; the candidate is notified as by the API', async () => {
  const { path, id, candidateId } = await fixture.mailed();
  expect((await fixture.post(path, { step: 'shortlist' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
  expect(await fixture.stateOf(id)).toMatchObject({ enterprise_process_status: 'R' });
  for (const get of [`${path}?step=shortlist`, `${path}?done=decline`]) await fixture.open(get);
  expect(await fixture.stateOf(id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });

  const first = await fixture.post(path, { step: 'shortlist' }, { 'sec-fetch-site': 'same-origin' });
  expect([first.statusCode, String(first.headers.location).endsWith(`${path}?done=shortlist`)]).toEqual([303, true]);
  expect(await fixture.stateOf(id)).toMatchObject({ enterprise_process_status: 'S' });
  expect((await fixture.post(path, { step: 'shortlist' })).statusCode).toBe(409);

  const message = { step: 'message', text: 'Can you <b>start</b> on Monday?', requestId: randomUUID() };
  expect((await fixture.post(path, message)).statusCode).toBe(303);
  expect((await fixture.post(path, message)).statusCode).toBe(303);
  const page = (await fixture.open(`${path}?done=message`)).body;
  expect(page.split('Can you &lt;b&gt;start&lt;/b&gt; on Monday?')).toHaveLength(2);

  expect((await fixture.post(path, { step: 'decline' })).statusCode).toBe(303);
  expect(await fixture.stateOf(id)).toMatchObject({ closure_reason: 'declined' });
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
    const { path, id } = await fixture.mailed();
    const response = await fixture.post(path, fields);
    expect([response.statusCode, response.body.includes('role="alert"')]).toEqual([400, true]);
    expect(await fixture.stateOf(id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });
  },
);

test('SV-08 a body that is no form is refused', async () => {
  const { path, id } = await fixture.mailed();
  const json = await app.app.inject({ method: 'POST', url: path, payload: { step: 'decline' } });
  expect(json.statusCode).toBe(400);
  expect(await fixture.stateOf(id)).toMatchObject({ closed_at: null });
});

test('SV-08 a message of the candidate is mailed with a link to the page that shows it', async () => {
  const { to, headers, candidateId, enterpriseId } = await fixture.mailed();
  const text = `Yes, from ${randomUUID()}.`;
  const sent = await fixture.write(text, { headers, candidateId, enterpriseId });
  expect(sent.statusCode).toBe(200);
  const mail = (await fixture.mailsTo(to)).find(({ subject }) => subject === 'New message about Harbour pilot');
  expect(mail?.body_text).not.toContain(text);
  expect((await fixture.open(linkIn(mail?.body_text ?? '', '/received-application'))).body).toContain(text);
});

test('SV-08 an employer whose system reads applications gets no mail', async () => {
  const { to, proof, jobId, enterpriseId, channel } = await fixture.employer();
  await fixture.post(proof);
  const { key } = await createKey(app.db, { enterpriseId, label: 'ats', scopes: ['applications:read'], now: time });
  await app.app.inject({ url: '/employer/v1/brand', headers: { authorization: `Bearer ${key}` } });
  expect(await channel()).toBe('SYSTEM');
  await fixture.apply(jobId);
  expect(await fixture.mailsTo(to)).toHaveLength(1);
});

test('SV-08 an employer sets its address by the API, with few mails a day', async () => {
  const { enterpriseId, to } = await fixture.employer();
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
