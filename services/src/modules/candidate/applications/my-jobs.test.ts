import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { RespondToInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { SaveJobDocument } from '@hirehq/mfe-jobs/src/shared/save-job/save-job.graphql.ts';
import {
  AcceptOfferDocument,
  DeclineOfferDocument,
} from '@hirehq/mfe-jobs/src/track/features/answer-offer/answer-offer.graphql.ts';
import {
  MyJobsDocument,
  type MyJobsQuery,
  type MyJobsQueryVariables,
} from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { JOB, testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { sentApplication } from './testing/sent-application.ts';

let app: TestApp;
const START = new Date('2026-05-04T09:00:00.000Z');
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

/** A candidate who has applied at START; every step is taken an hour after the one before. */
async function applicant() {
  const { employer, id, jobId, headers } = await sentApplication(app);
  const ask = async (call: Parameters<typeof employer.ask>[0], payload: object = {}, form?: Record<string, string>) => {
    time = new Date(time.getTime() + HOUR_MS);
    const { statusCode, body } = await employer.ask(call, payload, form);
    if (statusCode !== 200) throw new Error(`${statusCode} ${body['errorMessage']}`);
    return body;
  };
  return { id, jobId, headers, ask };
}
type Applicant = Awaited<ReturnType<typeof applicant>>;

async function offer({ id, ask }: Applicant) {
  const { headers, payload } = await multipartBody({ offer: JSON.stringify({ startDate: '2026-06-01' }), documents: [] });
  await ask(`POST applications/${id}/offer`, payload, headers);
}
async function accept({ id, headers }: Applicant) {
  time = new Date(time.getTime() + HOUR_MS);
  await app.graphql(AcceptOfferDocument, { applicationId: id, version: 1 }, headers);
}
async function invite({ id, ask }: Applicant) {
  const inHours = (hours: number) => new Date(time.getTime() + hours * HOUR_MS).toISOString();
  const times = { scheduleStartDateTime: inHours(3), scheduleCompleteDateTime: inHours(5) };
  return (await ask('POST interviews', { applicationId: id, roundTitle: 'First talk', mode: 'PHONE', ...times }))['id'] as string;
}

async function acceptedInvitation(a: Applicant) {
  const interviewId = await invite(a);
  await app.graphql(RespondToInterviewDocument, { interviewId, accepts: true }, a.headers);
  return interviewId;
}

async function attend(a: Applicant) {
  const id = await acceptedInvitation(a);
  time = new Date(time.getTime() + 3 * HOUR_MS);
  await a.ask(`POST interviews/${id}/complete`);
}

interface Case {
  name: string;
  take: (a: Applicant) => Promise<unknown>;
  tab: MyJobsTab;
  /** Hours from the application to the change the card is dated by. */
  hours: number;
  closed?: object;
  /** It is the candidate's turn. */
  toDo?: true;
}

const OPEN = { closedAt: null, closedBy: null, closureReason: null };
const CASES: readonly Case[] = [
  { name: 'applied', take: async () => undefined, tab: 'APPLIED', hours: 0 },
  { name: 'with a note', take: ({ id, ask }) => ask(`POST applications/${id}/notes`, { note: 'Hi' }), tab: 'APPLIED', hours: 1 },
  { name: 'shortlisted', take: ({ id, ask }) => ask(`POST applications/${id}/shortlist`), tab: 'SHORTLISTED', hours: 1 },
  { name: 'invited', take: invite, tab: 'INTERVIEW', hours: 1, toDo: true },
  {
    name: 'invited and accepted',
    take: async (a) => app.graphql(RespondToInterviewDocument, { interviewId: await invite(a), accepts: true }, a.headers),
    tab: 'INTERVIEW',
    hours: 1,
  },
  {
    name: 'invited, and the invitation declined',
    take: async (a) => app.graphql(RespondToInterviewDocument, { interviewId: await invite(a), accepts: false }, a.headers),
    tab: 'APPLIED',
    hours: 1,
  },
  {
    name: 'invited, and the interview over with',
    take: async (a) => a.ask(`POST interviews/${await invite(a)}/close`, { closureStatus: 'PASSED' }),
    tab: 'APPLIED',
    hours: 2,
  },
  { name: 'offered', take: offer, tab: 'OFFERED', hours: 1, toDo: true },
  {
    name: 'with an interview to rate',
    take: attend,
    tab: 'APPLIED',
    hours: 5,
    toDo: true,
  },
  {
    name: 'accepted',
    take: async (a) => {
      await offer(a);
      await accept(a);
    },
    tab: 'OFFERED',
    hours: 2,
  },
  {
    name: 'onboarded',
    take: async (a) => {
      await offer(a);
      await accept(a);
      await a.ask(`POST applications/${a.id}/onboard`);
    },
    tab: 'ONBOARDED',
    hours: 3,
  },
  {
    name: 'offboarded',
    take: async (a) => {
      await offer(a);
      await accept(a);
      await a.ask(`POST applications/${a.id}/onboard`);
      await a.ask(`POST applications/${a.id}/offboard`);
    },
    tab: 'CLOSED',
    hours: 4,
  },
  {
    name: 'closed by the employer',
    take: ({ id, ask }) => ask(`POST applications/${id}/close`, { reason: 'position filled' }),
    tab: 'CLOSED',
    hours: 1,
    closed: {
      closedAt: new Date(START.getTime() + HOUR_MS).toISOString(),
      closedBy: 'enterprise',
      closureReason: 'position_filled',
    },
  },
  {
    name: 'offered and declined',
    take: async (a) => {
      await offer(a);
      await app.graphql(DeclineOfferDocument, { applicationId: a.id, version: 1 }, a.headers);
    },
    tab: 'CLOSED',
    hours: 1,
    closed: {
      closedAt: new Date(START.getTime() + HOUR_MS).toISOString(),
      closedBy: 'candidate',
      closureReason: 'offer_declined',
    },
  },
  {
    name: 'withdrawn',
    take: ({ id, headers }) => app.graphql(WithdrawApplicationDocument, { applicationId: id }, headers),
    tab: 'CLOSED',
    hours: 0,
  },
  { name: 'to a job that closed', take: ({ jobId, ask }) => ask(`POST jobs/${jobId}/close`), tab: 'CLOSED', hours: 1 },
  {
    name: 'closed by the employer before the job closed',
    take: async ({ id, jobId, ask }) => {
      await ask(`POST applications/${id}/close`, { reason: 'declined' });
      await ask(`POST jobs/${jobId}/close`);
    },
    tab: 'CLOSED',
    hours: 1,
    closed: { closureReason: 'declined' },
  },
  {
    name: 'to a job that closed and opened again',
    take: async ({ jobId, ask }) => {
      await ask(`POST jobs/${jobId}/close`);
      await ask(`POST jobs/${jobId}/reopen`);
    },
    tab: 'APPLIED',
    hours: 0,
  },
  {
    name: 'to a job that closed, with an interview to come',
    take: async (a) => {
      await invite(a);
      await a.ask(`POST jobs/${a.jobId}/close`);
    },
    tab: 'INTERVIEW',
    hours: 1,
    toDo: true,
  },
  {
    name: 'to a job that closed, with an offer to answer',
    take: async (a) => {
      await offer(a);
      await a.ask(`POST jobs/${a.jobId}/close`);
    },
    tab: 'OFFERED',
    hours: 1,
    toDo: true,
  },
];

test.each(CASES)('JB-17 an application $name is under $tab, dated by its last change', async (each) => {
  const a = await applicant();
  await app.graphql(SaveJobDocument, { jobId: a.jobId, saved: true }, a.headers);
  await each.take(a);
  const { data } = await app.graphql(MyJobsDocument, { tab: each.tab, first: 5 }, a.headers);
  expect(data?.myJobs.nodes).toMatchObject([
    {
      job: { id: a.jobId },
      application: { id: a.id, ...(each.closed ?? OPEN) },
      changedAt: new Date(START.getTime() + each.hours * HOUR_MS).toISOString(),
    },
  ]);
  const tabs = data?.myJobs.counts.flatMap(({ tab, count }) => (count > 0 ? [[tab, count]] : []));
  // A job that was withdrawn from is to be found among the saved ones again.
  expect(tabs).toEqual(
    each.name === 'withdrawn'
      ? [
          ['SAVED', 1],
          ['CLOSED', 1],
        ]
      : [[each.tab, 1]],
  );
  const turns = data?.myJobs.toDo.flatMap(({ tab, count }) => (count > 0 ? [[tab, count]] : []));
  expect(turns).toEqual(each.toDo ? [[each.tab, 1]] : []);
  const opened = await app.graphql(MyJobsDocument, { first: 5 }, a.headers);
  expect(opened.data?.myJobs).toMatchObject({
    group: each.toDo ? 'TO_DO' : groupOf(each),
    total: 1,
    nodes: [{ job: { id: a.jobId } }],
  });
});

/** A job that was withdrawn from is among the saved ones, which come before the closed ones. */
const groupOf = ({ name, tab }: Case) =>
  name === 'withdrawn' ? 'SAVED' : tab === 'CLOSED' || tab === 'ONBOARDED' ? 'CLOSED' : 'ACTIVE';

test('JB-17 an offer that has expired is nothing to do', async () => {
  const a = await applicant();
  const expiresAt = new Date(START.getTime() + 3 * HOUR_MS).toISOString();
  const { headers, payload } = await multipartBody({ offer: JSON.stringify({ expiresTimestamp: expiresAt }), documents: [] });
  await a.ask(`POST applications/${a.id}/offer`, payload, headers);
  const group = async () => (await app.graphql(MyJobsDocument, { first: 5 }, a.headers)).data?.myJobs.group;
  expect(await group()).toBe('TO_DO');
  time = new Date(expiresAt);
  expect(await group()).toBe('ACTIVE');
});

test('JB-17 an interview to rate waits while another is to come', async () => {
  const a = await applicant();
  await attend(a);
  await acceptedInvitation(a);
  const { data } = await app.graphql(MyJobsDocument, { first: 5 }, a.headers);
  expect(data?.myJobs).toMatchObject({ group: 'ACTIVE', total: 1 });
});

test('JB-17 the pages of a tab are consecutive, newest change first', async () => {
  const headers = await app.asCandidate(await storedCandidate(app.db));
  const employer = await testEmployer(app);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    time = new Date(time.getTime() + HOUR_MS);
    const { id: jobId } = (await employer.ask('POST jobs', { ...JOB, easyApply: true })).body;
    const input = { jobId, requestId: randomUUID(), answers: [{ questionId: 'availability', values: ['Full Time'] }] };
    await app.graphql(ApplyToJobDocument, { input }, headers);
    ids.unshift(String(jobId));
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const response: Awaited<ReturnType<typeof page>> = await page(headers, after);
    expect(response?.total).toBe(5);
    seen.push(...(response?.nodes.map(({ job }) => job.id) ?? []));
    after = response?.endCursor ?? null;
  } while (after);
  expect(seen).toEqual(ids);
});

const page = async (headers: Record<string, string>, after: string | null) =>
  (await app.graphql(MyJobsDocument, { tab: 'APPLIED', first: 2, ...(after !== null && { after }) }, headers)).data?.myJobs;

test('JB-17 they are searched by title and employer, sorted by either, page by page', async () => {
  const headers = await app.asCandidate(await storedCandidate(app.db));
  const titles = ['Zoo Keeper', 'Éclair Baker', 'Baker'] as const;
  for (const name of ['Wide Bakery', 'Åre Bakery']) {
    const employer = await testEmployer(app, { name });
    for (const title of titles) {
      const { id: jobId } = (await employer.ask('POST jobs', { ...JOB, title })).body;
      await app.graphql(SaveJobDocument, { jobId: String(jobId), saved: true }, headers);
    }
  }
  const found = async (more: Pick<MyJobsQueryVariables, 'sort' | 'keyword'>) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data?: MyJobsQuery | null | undefined } = await app.graphql(
        MyJobsDocument,
        { group: 'SAVED' as const, first: 2, ...more, ...(after !== null && { after }) },
        headers,
      );
      seen.push(...(data?.myJobs.nodes ?? []).map(({ job }) => `${job.title} / ${job.enterprise.establishmentName}`));
      after = data?.myJobs.endCursor ?? null;
    } while (after);
    return seen;
  };
  expect(await found({ sort: 'TITLE' })).toEqual([
    'Baker / Åre Bakery',
    'Baker / Wide Bakery',
    'Éclair Baker / Åre Bakery',
    'Éclair Baker / Wide Bakery',
    'Zoo Keeper / Åre Bakery',
    'Zoo Keeper / Wide Bakery',
  ]);
  expect(await found({ sort: 'COMPANY', keyword: 'are' })).toEqual([
    'Baker / Åre Bakery',
    'Éclair Baker / Åre Bakery',
    'Zoo Keeper / Åre Bakery',
  ]);
  expect(await found({ sort: 'COMPANY', keyword: ' WIDE  eclair' })).toEqual(['Éclair Baker / Wide Bakery']);
  expect(await found({ keyword: 'wide %' })).toEqual([]);
  expect(await found({ keyword: ' ' })).toHaveLength(6);
  const { data } = await app.graphql(MyJobsDocument, { first: 1, keyword: 'eclair' }, headers);
  expect(data?.myJobs).toMatchObject({ group: 'SAVED', total: 2 });
});

test('PF-05 JB-17 those of one employer are shown and counted alone', async () => {
  const a = await applicant();
  const [own, other] = await Promise.all([
    app.db.selectFrom('job').select('enterprise_id').where('id', '=', a.jobId).executeTakeFirstOrThrow(),
    testEmployer(app, { name: 'Late Crumb' }),
  ]);
  const shown = async (enterpriseId: string) => {
    const { data } = await app.graphql(MyJobsDocument, { tab: 'APPLIED', first: 5, enterpriseId }, a.headers);
    const counted = data?.myJobs.counts.reduce((sum, { count }) => sum + count, 0);
    return [data?.myJobs.nodes.map(({ job }) => job.id), data?.myJobs.total, counted];
  };
  expect(await shown(own.enterprise_id)).toEqual([[a.jobId], 1, 1]);
  for (const none of [other.enterpriseId, 'x', '']) expect(await shown(none)).toEqual([[], 0, 0]);
});

test('JB-17 an application that is not sent is something to do, of a saved job too, until its job closes or it is sent', async () => {
  const candidateId = await storedCandidate(app.db);
  const headers = await app.asCandidate(candidateId);
  const [begun = '', saved = ''] = await storedJobs(app.db, [
    { title: 'Baker', company: 'Acme' },
    { title: 'Miller', company: 'Acme' },
  ]);
  await app.graphql(SaveJobDocument, { jobId: saved, saved: true }, headers);
  for (const jobId of [begun, saved])
    await app.db
      .insertInto('application_draft')
      .values({
        candidate_id: candidateId,
        job_id: jobId,
        request_id: randomUUID(),
        answers: jsonb([]),
        revision: 1,
        saved_at: START,
      })
      .execute();
  const shown = async (group: 'TO_DO' | 'SAVED') => {
    const { data } = await app.graphql(MyJobsDocument, { group, first: 5 }, headers);
    return data?.myJobs.nodes.map(({ job, draftSavedAt }) => [job.title, draftSavedAt]).toSorted();
  };
  const at = START.toISOString();
  expect(await shown('TO_DO')).toEqual([
    ['Baker', at],
    ['Miller', at],
  ]);
  expect(await shown('SAVED')).toEqual([['Miller', at]]);
  await app.db.updateTable('job').set({ closed_at: START }).where('id', '=', begun).execute();
  await app.db.deleteFrom('application_draft').where('job_id', '=', saved).execute();
  expect(await shown('TO_DO')).toEqual([]);
  expect(await shown('SAVED')).toEqual([['Miller', null]]);
});
