import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { ReferJobDocument } from '@hirehq/mfe-jobs/src/find/features/refer-job/refer-job.graphql.ts';
import { VisitReferralDocument } from '@hirehq/mfe-jobs/src/find/features/view-job/visit-referral.graphql.ts';
import { ReferralsDocument } from '@hirehq/mfe-jobs/src/track/features/track-referrals/referrals.graphql.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { ROW_CAPS } from '../../../platform/row-caps/row-caps.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { place, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { creditReferral } from './index.ts';

let app: TestApp;
let ada: TestCandidate;
let friend: TestCandidate;
let jobId: string;
let at = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ modules: withoutSending, candidateOf: 'module', now: () => at });
});
afterAll(() => app.close());
beforeEach(async () => {
  [jobId = ''] = await storedJobs(app.db, [{ title: 'Baker', company: 'Daily Crumb', places: [place('Utrecht', null, 'NL')] }]);
  [ada, friend] = [await testCandidate(app), await testCandidate(app)];
  await app.db.deleteFrom('mail').execute();
});

const newEmail = () => `${randomUUID()}@example.org`;
async function refer(input: { jobId?: string; email?: string; note?: string } = {}, who = ada, headers = {}) {
  const variables = { input: { jobId, requestId: randomUUID(), ...input } };
  const { data, errors } = await app.graphql(ReferJobDocument, variables, { ...who.headers, ...headers });
  throwRefused(errors);
  if (!data) throw new Error('The response has no data.');
  return data.referJob;
}
async function referred(...args: Parameters<typeof refer>) {
  const response = await refer(...args);
  if (response.__typename !== 'ReferJobDone') throw new Error(response.message);
  return response.referral;
}
async function visit(referrerId: string, headers: Record<string, string> = {}, job = jobId): Promise<string | undefined> {
  const { data } = await app.graphql(VisitReferralDocument, { jobId: job, referrerId }, headers);
  return data?.visitReferral.__typename === 'VisitReferralRefused' ? data.visitReferral.code : 'done';
}
const mine = async (who = ada) => (await app.graphql(ReferralsDocument, { first: 20, after: null }, who.headers)).data?.referrals;
const mails = () => app.db.selectFrom('mail').selectAll().orderBy('created_at').execute();

async function apply(referrerId: string, by = friend): Promise<string> {
  const applicationId = randomUUID();
  await app.db.transaction().execute(async (trx) => {
    await creditReferral(trx, { referrerId, jobId, candidateId: by.id, applicationId });
    await trx
      .insertInto('application')
      .values({
        id: applicationId,
        job_id: jobId,
        candidate_id: by.id,
        request_id: randomUUID(),
        answers: jsonb([]),
        enterprise_process_status: 'R',
        submitted_at: at,
        changed_at: at,
      })
      .execute();
  });
  return applicationId;
}
async function heard(
  event: { topic: 'application.submitted' } | { topic: 'application.changed'; change: string },
  applicationId: string,
) {
  const payload = {
    applicationId,
    jobId,
    candidateId: friend.id,
    jobTitle: 'Baker',
    establishmentName: 'Daily Crumb',
    change: '',
  };
  const events = app.app.modules.find(({ name }) => name === 'referrals')?.events ?? {};
  const told = { id: 1, createdAt: at, payload: { ...payload, ...event } };
  if (event.topic === 'application.submitted') await events[event.topic]?.({ ...told, topic: event.topic });
  else await events[event.topic]?.({ ...told, topic: event.topic });
}
const notificationsOf = ({ id }: TestCandidate) =>
  app.db
    .selectFrom('notification')
    .select(['kind', 'notification_value', 'call_to_action_url'])
    .where('candidate_id', '=', id)
    .execute();

test('JB-19 a job is referred by link: one per job, the same each time, and no mail', async () => {
  const first = await referred();
  expect(first).toMatchObject({ email: null, state: 'SENT', visits: 0 });
  expect(await referred()).toEqual(first);
  expect(await mails()).toEqual([]);
  expect(await mine()).toMatchObject({ total: 1, nodes: [{ id: first.id, job: { id: jobId } }] });
});

test('JB-19 a mail names the referrer, the note and the job, and has the link of the referral', async () => {
  const email = newEmail();
  const { id } = await referred({ email, note: 'You bake so well.\nTry it!' });
  const [mail] = await mails();
  const link = `${app.services.config.origin}/job/${jobId}/${id}`;
  expect(mail).toMatchObject({ recipient: email, subject: 'Ada Byron thought of you for a job: Baker' });
  for (const said of ['You bake so well.', 'Daily Crumb', 'Utrecht, NL', link, 'You received this email because Ada Byron'])
    expect(mail?.body_text).toContain(said);
  expect(mail?.body_html).toContain(link);
});

test('JB-19 PF-09 a candidate is notified in their language, whatever the referrer’s language is', async () => {
  const email = newEmail();
  await app.db
    .insertInto('candidate')
    .values({
      id: randomUUID(),
      issuer: 'i',
      subject: email,
      first_name: 'Zoë',
      email_address: email.toUpperCase(),
      locale: 'es',
    })
    .execute();
  await referred({ email });
  expect(await mails()).toMatchObject([{ subject: 'Ada Byron ha pensado en ti para un empleo: Baker' }]);
});

test('JB-19 a name that reads like phishing is not shown in the mail', async () => {
  await app.db
    .updateTable('candidate')
    .set({ first_name: 'Verify your account', last_name: 'at evil.example' })
    .where('id', '=', ada.id)
    .execute();
  await referred({ email: newEmail() });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Someone you know thought of you for a job: Baker');
  expect(`${mail?.body_text}${mail?.body_html}`).not.toMatch(/evil|Verify/);
});

test('JB-19 the same job and address again sends nothing', async () => {
  const email = newEmail();
  const first = await referred({ email });
  expect(await referred({ email: email.toUpperCase() })).toEqual(first);
  expect(await mails()).toHaveLength(1);
});

test('JB-19 concurrent requests create one referral and one mail', async () => {
  const email = newEmail();
  const made = await Promise.all([1, 2, 3].map(() => referred({ email })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['es', 'Ada Byron ha pensado en ti para un empleo: Baker'],
  ['ar', 'فكّر فيك \u2068Ada Byron\u2069 لوظيفة: \u2068Baker\u2069'],
])('JB-19 the mail is in %s, the referrer’s language', async (language, subject) => {
  await referred({ email: newEmail() }, ada, { 'accept-language': language });
  expect((await mails())[0]).toMatchObject({ subject });
});

test.each([
  [{ email: 'nobody' }, { email: 'NOT_AN_EMAIL' }],
  [{ email: 'a@example.org', note: 'x'.repeat(501) }, { note: 'TOO_LONG' }],
  [{ email: 'a@example.org', note: 'see www.evil.example' }, { note: 'WEB_ADDRESS' }],
])('JB-19 %j is refused, with its fields named', async (input, fields) => {
  await expect(refer(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields });
  expect(await mails()).toEqual([]);
});

test('JB-19 one’s own address, a missing job and a closed one are refused', async () => {
  await expect(refer({ email: `${ada.subject}@example.com` })).rejects.toMatchObject({ fields: { email: 'OWN_EMAIL' } });
  expect(await refer({ jobId: randomUUID() })).toMatchObject({ code: 'JOB_NOT_FOUND' });
  expect(await refer({ jobId: 'x' })).toMatchObject({ code: 'JOB_NOT_FOUND' });
  await app.db.updateTable('job').set({ closed_at: at }).where('id', '=', jobId).execute();
  expect(await refer()).toMatchObject({ code: 'JOB_CLOSED' });
});

test('JB-19 a candidate has a daily limit of mails, and can continue the next day', async () => {
  for (let sent = 0; sent < ROW_CAPS.referralMails.most; sent++) await referred({ email: newEmail() });
  expect(await refer({ email: newEmail() })).toMatchObject({ code: 'RATE_LIMITED' });
  expect(await referred()).toMatchObject({ email: null });
  at = new Date(at.getTime() + 25 * 3_600_000);
  expect(await referred({ email: newEmail() })).toMatchObject({ state: 'SENT' });
});

test('JB-19 an address has a limit of mails over all senders', async () => {
  const email = newEmail();
  for (let sent = 0; sent < ROW_CAPS.referralsReceived.most; sent++) await referred({ email }, await testCandidate(app));
  expect(await refer({ email })).toMatchObject({ code: 'RATE_LIMITED' });
});

test('JB-19 the mail has a one-click stop (RFC 8058) that works without a session and applies to the address', async () => {
  const email = newEmail();
  await referred({ email });
  const [mail] = await mails();
  const path = (mail?.unsubscribe_url ?? '').slice(app.services.config.origin.length);
  expect(mail?.body_text).toContain(mail?.unsubscribe_url);
  expect(path).not.toContain(email);
  const shown = await app.app.inject({ url: path, headers: { 'accept-language': 'es' } });
  expect([shown.statusCode, shown.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(shown.body).toContain('<form method="post">');
  expect(shown.body).toContain('lang="es"');
  expect(await app.db.selectFrom('referral_stop').selectAll().execute()).toEqual([]);
  for (let time = 0; time < 2; time++) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await app.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(stopped.statusCode).toBe(200);
  }
  expect(await refer({ email: email.toUpperCase() }, friend)).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await app.app.inject({ method: 'POST', url: `${path}x` })).statusCode).toBe(404);
  await app.db.deleteFrom('referral_stop').execute();
});

test('JB-19 a visit through the link counts once per day and address, and marks the referral as visited', async () => {
  const { id } = await referred();
  expect([await visit(id), await visit(id)]).toEqual(['done', 'done']);
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'VISITED', visits: 1 });
  at = new Date(at.getTime() + 25 * 3_600_000);
  await visit(id);
  expect((await mine())?.nodes[0]).toMatchObject({ visits: 2 });
  expect(JSON.stringify(await app.db.selectFrom('referral_visit').selectAll().execute())).not.toContain('127.0.0.1');
});

test('JB-19 one’s own visits, other jobs and invalid links are not counted', async () => {
  const { id } = await referred();
  expect(await visit(id, ada.headers)).toBe('NOT_FOUND');
  expect(await visit(id, {}, randomUUID())).toBe('NOT_FOUND');
  expect([await visit(randomUUID()), await visit('x')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'SENT', visits: 0 });
});

test('JB-19 an application is credited; the referrer is notified about the job once, without the person', async () => {
  const { id } = await referred({ email: newEmail() });
  const applicationId = await apply(id);
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'APPLIED' });
  await heard({ topic: 'application.submitted' }, applicationId);
  await heard({ topic: 'application.submitted' }, applicationId);
  const told = { kind: 'referralApplied', notification_value: 'Someone you referred has applied for Baker at Daily Crumb.' };
  expect(await notificationsOf(ada)).toEqual([{ ...told, call_to_action_url: '/candidate/my-referrals' }]);
  await visit(id);
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'APPLIED', visits: 1 });
});

test('JB-19 an application sent with the link of a referral notifies the referrer', async () => {
  const { id } = await referred();
  const answers = [
    { questionId: 'availabilityStartDate', values: ['2031-01-01'] },
    { questionId: 'availability', values: ['Full Time'] },
    { questionId: 'hoursPerDay', values: ['8'] },
    { questionId: 'daysAvailable', values: ['Monday'] },
  ];
  const input = { jobId, requestId: randomUUID(), answers, referrerId: id };
  const { data } = await app.graphql(ApplyToJobDocument, { input }, friend.headers);
  expect(data?.applyToJob.__typename).toBe('ApplyToJobDone');
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'APPLIED' });
  await expect.poll(() => notificationsOf(ada)).toMatchObject([{ kind: 'referralApplied' }]);
});

test('JB-19 a referral is hired once the applicant is onboarded', async () => {
  const { id } = await referred();
  const applicationId = await apply(id);
  await heard({ topic: 'application.changed', change: 'shortlisted' }, applicationId);
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'APPLIED' });
  await heard({ topic: 'application.changed', change: 'onboarded' }, applicationId);
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'HIRED' });
});

test('JB-19 one’s own application, and an invalid link, are not credited', async () => {
  const { id } = await referred();
  await apply(id, ada);
  for (const referrerId of ['x', randomUUID(), id]) {
    const other = await testCandidate(app);
    if (referrerId !== id) await apply(referrerId, other);
  }
  expect((await mine())?.nodes[0]).toMatchObject({ state: 'SENT' });
});

test('JB-19 referrals are listed newest first, in pages; those of others are not visible', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) {
    at = new Date(at.getTime() + 1000);
    ids.unshift((await referred({ email: newEmail() })).id);
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data }: Awaited<ReturnType<typeof page>> = await page(after);
    expect(data?.referrals.total).toBe(5);
    seen.push(...(data?.referrals.nodes.map(({ id }) => id) ?? []));
    after = data?.referrals.endCursor ?? null;
  } while (after !== null);
  expect(seen).toEqual(ids);
  expect(await mine(friend)).toMatchObject({ total: 0, nodes: [] });
});
const page = (after: string | null) => app.graphql(ReferralsDocument, { first: 2, after }, ada.headers);
