import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ProposeInterviewTimesDocument,
  RespondToInterviewDocument,
} from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { SaveJobDocument } from '@hirehq/mfe-jobs/src/shared/save-job/save-job.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { DashboardDocument } from '@hirehq/mfe-reports/src/shared/dashboard.graphql.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { withStatementBudget } from '../../../../platform/database/statement-budget.ts';
import { multipartBody } from '../../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { between, invited } from '../../interviews/testing/invited.ts';
import { skill, storedCandidate, storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { withoutSending } from '../../../post/mail/testing/without-sending.ts';
import { sendByEmployer } from '../../messages/index.ts';
import { storedHistory } from '../testing/stored-history.store.ts';
import { dashboardOf } from './dashboard.service.ts';

let app: TestApp;
const START = new Date('2026-05-04T09:00:00Z');
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time, modules: withoutSending });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const ROUND = { roundTitle: 'First talk', mode: 'PHONE', ...between('2026-05-06T08:00:00Z', '2026-05-06T09:00:00Z') };
type Headers = Record<string, string>;

async function dashboard(headers: Headers) {
  const { data, errors } = await app.graphql(DashboardDocument, {}, headers);
  expect(errors).toEqual([]);
  if (!data) throw new Error('There is no dashboard.');
  return data.dashboard;
}
const tasks = async (headers: Headers) => (await dashboard(headers)).tasks;
const interest = async (headers: Headers) => (await dashboard(headers)).interest;
const kinds = async (headers: Headers) => (await tasks(headers)).map(({ kind }) => kind);

/** A candidate who was invited to an interview, and their employer. */
async function applicant() {
  const a = await invited(app, ROUND);
  return {
    ...a,
    offer: async (offer: object = {}) => {
      const { headers, payload } = await multipartBody({ offer: JSON.stringify(offer) });
      const { statusCode } = await a.ask(`POST applications/${a.applicationId}/offer`, payload, headers);
      expect(statusCode).toBe(200);
    },
    writes: (text: string) => sendByEmployer(app.services, { candidateId: a.candidateId, enterpriseId: a.enterpriseId, text }),
    respond: (accepts: boolean) => app.graphql(RespondToInterviewDocument, { interviewId: a.interviewId, accepts }, a.headers),
  };
}

async function newcomer() {
  const id = await storedCandidate(app.db);
  return { id, headers: await app.asCandidate(id) };
}

test('RP-01 a new candidate is greeted by their first name, and nothing waits', async () => {
  const { headers } = await newcomer();
  expect(await dashboard(headers)).toEqual({
    firstName: 'Test',
    hasApplied: false,
    tasks: [],
    interest: [],
    counts: { applications: 0, interviews: 0, conversations: 0, unreadMessages: 0, savedJobs: 0, recommendedJobs: 0 },
  });
});

test('RP-01 a candidate of whom only the address is known has no first name', async () => {
  const { id, headers } = await newcomer();
  for (const first_name of ['', ' ', id]) {
    await app.db.updateTable('candidate').set({ first_name }).where('id', '=', id).execute();
    expect((await dashboard(headers)).firstName).toBeNull();
  }
});

test('RP-01 an invitation waits until the interview begins, until it is answered, and not while other times are proposed', async () => {
  const a = await applicant();
  expect(await tasks(a.headers)).toEqual([
    {
      kind: 'INTERVIEW_INVITATION',
      id: a.interviewId,
      subject: 'Baker',
      employerName: 'Daily Crumb',
      messages: null,
      since: START.toISOString(),
      until: '2026-05-06T08:00:00.000Z',
      expiresOn: null,
      link: `/candidate/interviewDetails?id=${a.interviewId}`,
    },
  ]);
  const times = [{ startsAt: '2026-05-07T08:00:00Z', completesAt: '2026-05-07T08:30:00Z' }];
  await app.graphql(ProposeInterviewTimesDocument, { input: { interviewId: a.interviewId, times } }, a.headers);
  expect(await tasks(a.headers)).toEqual([]);
  await a.move(between('2026-05-07T08:00:00Z', '2026-05-07T08:30:00Z'));
  expect(await tasks(a.headers)).toMatchObject([{ until: '2026-05-07T08:00:00.000Z' }]);
  time = new Date('2026-05-07T09:00:00Z');
  expect(await tasks(a.headers)).toEqual([]);
  time = START;
  await a.respond(true);
  expect(await tasks(a.headers)).toEqual([]);
});

test('RP-01 a completed round waits for a rating, for sixty days', async () => {
  const a = await applicant();
  await a.respond(true);
  time = new Date('2026-05-06T10:00:00Z');
  await a.ask(`POST interviews/${a.interviewId}/complete`);
  expect(await tasks(a.headers)).toMatchObject([
    {
      kind: 'INTERVIEW_RATING',
      since: '2026-05-06T09:00:00.000Z',
      until: null,
      link: `/candidate/interviewDetails?id=${a.interviewId}&mode=scorecard`,
    },
  ]);
  time = new Date('2026-07-10T10:00:00Z');
  expect(await tasks(a.headers)).toEqual([]);
});

test('RP-01 an offer waits until it expires; nothing of a withdrawn application waits', async () => {
  const a = await applicant();
  await a.offer({ expiresTimestamp: '2026-05-05T12:00:00Z' });
  expect(await tasks(a.headers)).toMatchObject([
    {
      kind: 'OFFER',
      id: a.applicationId,
      subject: 'Baker',
      until: '2026-05-05T12:00:00.000Z',
      link: `/candidate/job-details/${a.jobId}?tab=offer`,
    },
    { kind: 'INTERVIEW_INVITATION' },
  ]);
  time = new Date('2026-05-05T12:00:01Z');
  expect(await kinds(a.headers)).toEqual(['INTERVIEW_INVITATION']);
  time = START;
  await app.graphql(WithdrawApplicationDocument, { applicationId: a.applicationId }, a.headers);
  expect(await tasks(a.headers)).toEqual([]);
  expect(await interest(a.headers)).toEqual([]);
  expect((await dashboard(a.headers)).hasApplied).toBe(true);
});

test('RP-01 unread messages wait, with their number, and not those of an employer that the candidate has blocked', async () => {
  const a = await applicant();
  await a.respond(true);
  await a.writes('Hello');
  await a.writes('Are you there?');
  expect(await tasks(a.headers)).toMatchObject([
    { kind: 'UNREAD_MESSAGES', id: a.enterpriseId, employerName: 'Daily Crumb', subject: null, messages: 2 },
  ]);
  await app.db
    .updateTable('conversation')
    .set({ candidate_blocked_at: time })
    .where('candidate_id', '=', a.candidateId)
    .execute();
  expect(await tasks(a.headers)).toEqual([]);
  expect((await interest(a.headers)).map(({ kind }) => kind)).toEqual(['INTERVIEW']);
});

test('RP-01 an invitation to a talent pool waits for its address, once verified, until it is accepted', async () => {
  const { id } = await newcomer();
  const a = await applicant();
  const email = `${id}@example.com`;
  const headers = await app.asCandidate(id, { email });
  const pool = String((await a.ask('POST talent-pools', { name: 'Bakers' })).body['id']);
  const invitation = (await a.ask(`POST talent-pools/${pool}/invitations`, { emailAddress: email.toUpperCase() })).body['id'];
  expect(await tasks(headers)).toMatchObject([
    { kind: 'POOL_INVITATION', id: invitation, subject: 'Bakers', employerName: 'Daily Crumb', link: null },
  ]);
  expect(await tasks(await app.asCandidate(id, { email, email_verified: false }))).toEqual([]);
  expect(await kinds(a.headers)).toEqual(['INTERVIEW_INVITATION']);
  const url = '/api/v1/candidates/pool/priority/invitee';
  const { headers: form, payload } = await multipartBody({ id: String(invitation) });
  const accepted = await app.app.inject({ method: 'PUT', url, headers: { ...headers, ...form }, payload });
  expect(accepted.statusCode).toBe(200);
  expect(await dashboard(headers)).toMatchObject({
    tasks: [],
    interest: [{ kind: 'TALENT_POOL', id: pool, subject: 'Bakers', employerName: 'Daily Crumb', link: null }],
  });
});

test('RP-01 licences wait from sixty days before they expire until thirty days after', async () => {
  const { id, headers } = await newcomer();
  const expiring = (name: string, days: number | null) => ({
    id: randomUUID(),
    candidate_id: id,
    name,
    expires_on: days === null ? null : new Date(START.getTime() + days * DAY_MS).toISOString().slice(0, 10),
    created_at: START,
  });
  await app.db
    .insertInto('licence')
    .values([
      expiring('in two months', 60),
      expiring('expired', -30),
      expiring('soon', 3),
      expiring('later', 61),
      expiring('long ago', -31),
      expiring('never', null),
    ])
    .execute();
  expect(await tasks(headers)).toMatchObject([
    { kind: 'LICENCE_EXPIRY', subject: 'expired', expiresOn: '2026-04-04', until: null, employerName: null },
    { subject: 'soon', link: '/candidate/edit-profile' },
    { subject: 'in two months' },
  ]);
});

test('RP-01 interest is the last step in each application and the last message, with its date, for ninety days', async () => {
  const a = await applicant();
  expect(await interest(a.headers)).toEqual([
    {
      kind: 'INTERVIEW',
      id: a.applicationId,
      employerName: 'Daily Crumb',
      subject: 'Baker',
      at: START.toISOString(),
      link: `/candidate/job-details/${a.jobId}`,
    },
  ]);
  time = new Date(START.getTime() + DAY_MS);
  await a.ask(`POST applications/${a.applicationId}/shortlist`, {});
  time = new Date(START.getTime() + 2 * DAY_MS);
  await a.writes('Hello');
  expect(await interest(a.headers)).toMatchObject([
    { kind: 'MESSAGE', id: a.enterpriseId, subject: null, at: '2026-05-06T09:00:00.000Z' },
    { kind: 'SHORTLISTED', at: '2026-05-05T09:00:00.000Z' },
  ]);
  time = new Date(START.getTime() + 91 * DAY_MS + 1);
  expect((await interest(a.headers)).map(({ kind }) => kind)).toEqual(['MESSAGE']);
  time = new Date(START.getTime() + 93 * DAY_MS);
  expect(await interest(a.headers)).toEqual([]);
});

test('RP-01 counts applications under way, accepted interviews that are not over, and messages that are not cleared', async () => {
  const a = await applicant();
  const counts = async () => (await dashboard(a.headers)).counts;
  expect(await counts()).toMatchObject({ applications: 1, interviews: 0, conversations: 0, unreadMessages: 0, savedJobs: 0 });
  await a.respond(true);
  await a.writes('Hello');
  await a.writes('Are you there?');
  expect(await counts()).toMatchObject({ applications: 1, interviews: 1, conversations: 1, unreadMessages: 2 });
  const times = [{ startsAt: '2026-05-07T08:00:00Z', completesAt: '2026-05-07T08:30:00Z' }];
  await app.graphql(ProposeInterviewTimesDocument, { input: { interviewId: a.interviewId, times } }, a.headers);
  expect(await counts()).toMatchObject({ interviews: 0 });
  await a.move(between('2026-05-07T08:00:00Z', '2026-05-07T08:30:00Z'));
  await a.respond(true);
  expect(await counts()).toMatchObject({ interviews: 1 });
  time = new Date('2026-05-07T08:30:00Z');
  expect(await counts()).toMatchObject({ interviews: 0 });
  await app.graphql(WithdrawApplicationDocument, { applicationId: a.applicationId }, a.headers);
  await app.db
    .updateTable('conversation')
    .set(({ ref }) => ({ candidate_cleared_to: ref('last_number') }))
    .where('candidate_id', '=', a.candidateId)
    .execute();
  expect(await counts()).toMatchObject({ applications: 0, conversations: 0, unreadMessages: 0 });
});

test('RP-01 counts saved jobs, and five recommended ones at most', async () => {
  const id = await storedCandidate(app.db, { React: 5 });
  const headers = await app.asCandidate(id);
  const store = (count: number) =>
    storedJobs(
      app.db,
      Array.from({ length: count }, () => ({ title: 'Developer', skills: [skill('React')] })),
    );
  const jobs = await store(2);
  expect((await dashboard(headers)).counts).toMatchObject({ recommendedJobs: 2, savedJobs: 0 });
  await app.graphql(SaveJobDocument, { jobId: jobs[0] ?? '', saved: true }, headers);
  await store(4);
  expect((await dashboard(headers)).counts).toMatchObject({ recommendedJobs: 5, savedJobs: 1 });
});

test('RP-01 the dashboard of a candidate with thousands of events takes no more statements, and is no longer than its limits', async () => {
  const { id, headers } = await newcomer();
  const viewer = { kind: 'candidate', candidateId: id, subject: id, email: `${id}@example.com`, emailVerified: true } as const;
  async function workOf() {
    const work = { statements: 0, rows: 0 };
    const read = (rows: readonly unknown[]) => {
      work.statements += 1;
      work.rows += rows.length;
    };
    await withStatementBudget({ signal: undefined, read }, () => dashboardOf(app.services, viewer));
    return work;
  }
  const none = await workOf();
  await storedHistory(app.db, { candidateId: id, applications: 500, messages: 10, now: START });
  const many = await workOf();
  expect(many.statements).toBe(none.statements);
  expect(none.statements).toBeLessThanOrEqual(14);
  expect(many.rows).toBeLessThan(100);
  const { tasks: waiting, interest: shown } = await dashboard(headers);
  expect(waiting.filter(({ kind }) => kind === 'UNREAD_MESSAGES')).toHaveLength(10);
  expect(waiting.length).toBeLessThanOrEqual(60);
  expect(shown).toHaveLength(6);
});
