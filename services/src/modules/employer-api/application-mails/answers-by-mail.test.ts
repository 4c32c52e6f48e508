import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotificationList } from '@hirehq/shared-contracts/rest';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { MessagingPageDocument } from '@hirehq/mfe-messaging/src/shared/message-page.graphql.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { storedResume } from '../../../platform/testing/stored-resume.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { endMailAddress } from './index.ts';
import { linkIn, mailFixture } from './testing/mail-fixture.ts';

const START = new Date('2026-05-04T09:00:00Z');
const PDF = Buffer.from('%PDF-1.7 a résumé');
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

type Mailed = Awaited<ReturnType<typeof fixture.mailed>>;

/** What the candidate sees: the status under My Jobs, the notifications and the conversation. */
async function seen({ headers, enterpriseId, jobId }: Mailed) {
  await workDone(app.db, { but: ['mail.send'] });
  const tabs: { tab: string; application: { enterpriseProcessStatus: string; closureReason: string | null } | null }[] = [];
  for (const tab of ['APPLIED', 'SHORTLISTED', 'CLOSED'] as const) {
    const { data } = await app.graphql(MyJobsDocument, { tab, first: 5 }, headers);
    tabs.push(...(data?.myJobs.nodes ?? []).filter(({ job }) => job.id === jobId).map((node) => ({ ...node, tab })));
  }
  const application = tabs[0]?.application;
  const told = await app.app.inject({ url: '/api/v1/candidates/notifications/C/0/10', headers });
  const { notificationsDtoList: notifications } = told.json<{ responsePayload: NotificationList }>().responsePayload;
  const chat = await app.graphql(MessagingPageDocument, { enterpriseId, first: 20 }, headers);
  return {
    tabs: tabs.map(({ tab }) => tab),
    status: application?.enterpriseProcessStatus,
    closed: application?.closureReason ?? null,
    notifications: notifications.map(({ notificationValue }) => notificationValue),
    messages: chat.data?.conversation?.messages.messages.map(({ message, byEnterprise }) => [byEnterprise, message]) ?? [],
  };
}

/** A résumé with bytes, and where they are. */
async function resumeWithFile(candidateId: string): Promise<{ id: string; storageKey: string }> {
  const { id } = await storedResume(app.db, candidateId);
  const storageKey = await app.services.files.put(PDF);
  await app.db.updateTable('file').set({ storage_key: storageKey }).where('candidate_id', '=', candidateId).execute();
  return { id, storageKey };
}

const fileIn = (page: string) => (/href="([^"]*\/files\/[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');

test('SV-08 MP-03 the candidate sees that the employer shortlisted: status and notification', async () => {
  const it = await fixture.mailed();
  expect(await seen(it)).toMatchObject({ tabs: ['APPLIED'], status: 'R', closed: null, messages: [] });
  await fixture.post(it.path, { step: 'shortlist' });
  const after = await seen(it);
  expect(after).toMatchObject({ tabs: ['SHORTLISTED'], status: 'S', closed: null });
  expect(after.notifications).toContain(`You have been shortlisted for Harbour pilot at ${it.company}.`);
});

test('SV-08 the candidate sees that the employer declined: status, reason and notification', async () => {
  const it = await fixture.mailed();
  const before = await seen(it);
  await fixture.post(it.path, { step: 'decline' });
  const after = await seen(it);
  expect(after).toMatchObject({ tabs: ['CLOSED'], status: 'R', closed: 'declined' });
  expect(after.notifications.length).toBe(before.notifications.length + 1);
  const page = await fixture.open(it.path);
  expect(page.body).not.toContain('<form');
});

test('SV-08 the candidate gets the message, answers it, and the answer goes back by mail', async () => {
  const it = await fixture.mailed();
  await fixture.post(it.path, { step: 'message', text: 'Can you start on Monday?', requestId: randomUUID() });
  const heard = await seen(it);
  expect(heard.messages).toEqual([[true, 'Can you start on Monday?']]);
  expect(heard.notifications.some((text) => text.includes(it.company) && /message/i.test(text))).toBe(true);
  const answer = `Yes, from ${randomUUID()}.`;
  expect((await fixture.write(answer, it)).statusCode).toBe(200);
  const mails = (await fixture.mailsTo(it.to)).filter(({ subject }) => subject === 'New message about Harbour pilot');
  expect(mails).toHaveLength(1);
  expect([mails[0]?.body_text, mails[0]?.body_html].join()).not.toContain(answer);
  const page = (await fixture.open(linkIn(mails[0]?.body_text ?? '', '/received-application'))).body;
  expect(page.indexOf('Can you start on Monday?')).toBeLessThan(page.indexOf(answer));
  expect(page).toContain(answer);
});

test('SV-08 a link can be used again: each step takes effect once, and the page has the state', async () => {
  const it = await fixture.mailed();
  const statuses: number[] = [];
  for (const step of ['shortlist', 'shortlist', 'decline', 'decline', 'shortlist'])
    statuses.push((await fixture.post(it.path, { step })).statusCode);
  expect(statuses).toEqual([303, 409, 303, 409, 409]);
  const { notifications } = await seen(it);
  expect(notifications.filter((text) => text.includes('shortlisted'))).toHaveLength(1);
  expect(new Set(notifications).size).toBe(notifications.length);
  const message = { step: 'message', text: 'Hello', requestId: randomUUID() };
  expect((await fixture.post(it.path, message)).statusCode).toBe(409);
});

test('SV-08 two answers at once: one of them takes effect', async () => {
  const it = await fixture.mailed();
  const results = await Promise.all([
    fixture.post(it.path, { step: 'shortlist' }),
    fixture.post(it.path, { step: 'shortlist' }),
    fixture.post(it.path, { step: 'shortlist' }),
  ]);
  expect(results.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([303, 409, 409]);
});

test('SV-08 links of two mails of one application both work; those of another application are apart', async () => {
  const [it, other] = [await fixture.mailed(), await fixture.mailed()];
  await fixture.write('Is the post still open?', it);
  const second = (await fixture.mailsTo(it.to)).find(({ subject }) => subject.startsWith('New message'));
  const path = linkIn(second?.body_text ?? '', '/received-application');
  expect(path).not.toBe(it.path);
  expect([(await fixture.open(path)).statusCode, (await fixture.open(it.path)).statusCode]).toEqual([200, 200]);
  expect((await fixture.open(other.path)).body).not.toContain(it.word);
});

const forged: readonly [string, (path: string, proof: string) => string][] = [
  ['a random secret', () => `/received-application/${randomUUID()}`],
  ['another last letter', (path) => `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`],
  ['a longer secret', (path) => `${path}A`],
  ['the secret in capitals', (path) => path.toUpperCase().replace('/RECEIVED-APPLICATION', '/received-application')],
  ['the secret of the address', (_path, proof) => proof.replace('/application-address', '/received-application')],
  ['the secret of an application as one of an address', (path) => path.replace('/received-application', '/application-address')],
];
test.each(forged)('SV-08 a forged link, %s, shows and changes nothing', async (_name, forge) => {
  const it = await fixture.mailed();
  const path = forge(it.path, it.proof);
  const page = await fixture.open(path);
  expect([page.statusCode, page.body.includes(it.word)]).toEqual([404, false]);
  for (const fields of [{ step: 'shortlist' }, { step: 'decline' }, { step: 'message', text: 'Hi', requestId: randomUUID() }])
    expect((await fixture.post(path, fields)).statusCode).toBe(404);
  expect(await fixture.stateOf(it.id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });
  expect((await seen(it)).messages).toEqual([]);
});

test('SV-08 an expired link answers nothing', async () => {
  const it = await fixture.mailed();
  time = new Date(START.getTime() + 90 * 86_400_000);
  for (const fields of [{ step: 'shortlist' }, { step: 'decline' }, { step: 'message', text: 'Hi', requestId: randomUUID() }])
    expect((await fixture.post(it.path, fields)).statusCode).toBe(404);
  expect(await fixture.stateOf(it.id)).toMatchObject({ enterprise_process_status: 'R', closed_at: null });
});

test('SV-08 the résumé opens by the link on the page alone, and not after a withdrawal', async () => {
  let storageKey = '';
  const it = await fixture.mailed(async (candidateId) => {
    const resume = await resumeWithFile(candidateId);
    ({ storageKey } = resume);
    return resume.id;
  });
  expect([it.mail?.body_text, it.mail?.body_html].join()).not.toMatch(/\/files\/|cv\.pdf/);
  const link = fileIn((await fixture.open(it.path)).body);
  const opened = await app.app.inject({ url: link });
  expect([opened.statusCode, opened.rawPayload.equals(PDF)]).toEqual([200, true]);
  const { pathname } = new URL(link, 'http://localhost');
  for (const url of [pathname, `/files/${storageKey}`, link.replace('cv.pdf', 'other.pdf'), `${link}0`])
    expect((await app.app.inject({ url })).statusCode).not.toBe(200);
  await app.graphql(WithdrawApplicationDocument, { applicationId: it.id }, it.headers);
  expect((await app.app.inject({ url: link })).statusCode).not.toBe(200);
});

test('SV-08 with the address ends the link to the page, and with it every new link to a file', async () => {
  const it = await fixture.mailed(async (candidateId) => (await resumeWithFile(candidateId)).id);
  expect(fileIn((await fixture.open(it.path)).body)).not.toBe('');
  await endMailAddress(app.services, it.enterpriseId, undefined);
  const page = await fixture.open(it.path);
  expect([page.statusCode, fileIn(page.body)]).toEqual([404, '']);
});

test.each([
  ['en', 'Availability start date', 'February 1, 2030', 'Part Time', 'Monday'],
  ['es', 'Disponible desde', '1 de febrero de 2030', 'Jornada parcial', 'lunes'],
  ['ar', 'تاريخ بدء التفرّغ', '1 فبراير 2030', 'دوام جزئي', 'الاثنين'],
])('SV-08 in %s, the page says what every application is asked in its language', async (locale, ...said) => {
  const it = await fixture.mailed();
  const answers = [
    { questionId: 'availabilityStartDate', values: ['2030-02-01'] },
    { questionId: 'availability', values: ['Part Time'] },
    { questionId: 'daysAvailable', values: ['Monday'] },
  ];
  await app.db
    .updateTable('application')
    .set({ answers: jsonb(answers) })
    .where('id', '=', it.id)
    .execute();
  const { body } = await fixture.open(it.path, { 'accept-language': locale });
  for (const text of said) expect(body).toContain(text);
  for (const stored of ['2030-02-01', ...(locale === 'en' ? [] : ['Part Time', 'Availability'])])
    expect(body).not.toContain(stored);
});
