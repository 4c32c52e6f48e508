import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { RespondToInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { InterviewsDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/interviews.graphql.ts';
import { RateInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/rate-interview/rate-interview.graphql.ts';
import {
  AcceptOfferDocument,
  DeclineOfferDocument,
} from '@hirehq/mfe-jobs/src/track/features/answer-offer/answer-offer.graphql.ts';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { ApplicationTimelineDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/tracked-job.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { sentApplication } from './testing/sent-application.ts';

let app: TestApp;
const START = new Date('2026-05-04T09:00:00Z');
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

/** An application to a job of an employer, and both sides of it. */
async function applied() {
  const { employer, id, jobId, candidateId, headers } = await sentApplication(app);
  const step = async (name: string, body: object = {}) => {
    const response = await employer.ask(`POST applications/${id}/${name}`, body);
    const { enterpriseProcessStatus: enterprise, candidateProcessStatus: candidate, errorMessage } = response.body;
    return response.statusCode === 200 ? `${enterprise}${candidate ?? '-'}` : `${response.statusCode} ${errorMessage}`;
  };
  const offer = async (parts: object = {}, documents: readonly File[] = []) => {
    const { headers: form, payload } = await multipartBody({ offer: JSON.stringify(parts), documents });
    return employer.ask(`POST applications/${id}/offer`, payload, form);
  };
  return {
    ...employer,
    id,
    jobId,
    candidateId,
    headers,
    step,
    offer,
    accept: async () => (await app.graphql(AcceptOfferDocument, { applicationId: id, version: 1 }, headers)).data?.acceptOffer,
    decline: async () =>
      (await app.graphql(DeclineOfferDocument, { applicationId: id, version: 1, note: 'Too far.' }, headers)).data?.declineOffer,
    timeline: async () => (await app.graphql(ApplicationTimelineDocument, { jobId }, headers)).data?.job?.application,
    tabs: async () => {
      const response = await app.graphql(MyJobsDocument, { tab: 'APPLIED' satisfies MyJobsTab, first: 1 }, headers);
      return response.data?.myJobs.counts.flatMap(({ tab, count }) => (count > 0 ? [tab] : []));
    },
    told: async () =>
      (
        await app.db
          .selectFrom('notification')
          .select(['kind', 'call_to_action_url as link'])
          .where('candidate_id', '=', candidateId)
          .where('kind', '<>', 'applied')
          .orderBy('created_timestamp')
          .execute()
      ).map(({ kind, link }) => `${kind} ${link.replace(jobId, 'JOB')}`),
  };
}

describe('process', () => {
  test('JB-17 SV-08 from received to offboarded: codes, history, notifications, tabs', async () => {
    const a = await applied();
    const later = () => (time = new Date(time.getTime() + 60_000));
    expect(await a.step('shortlist', { note: 'Nice bread.' })).toBe('S-');
    expect(await a.tabs()).toEqual(['SHORTLISTED']);
    later();
    const offered = await a.offer({ startDate: '2026-06-01', pay: { currency: 'EUR', min: 20, max: 25.5, unit: 'HOUR' } }, [
      SAMPLES.pdf(),
    ]);
    expect(offered.body).toMatchObject({
      enterpriseProcessStatus: 'F',
      offer: { startDate: '2026-06-01', pay: { min: 20, max: 25.5 }, documents: [{ fileName: 'cv.pdf' }] },
    });
    expect(await a.tabs()).toEqual(['OFFERED']);
    later();
    expect(await a.accept()).toMatchObject({ __typename: 'AcceptOfferDone', application: { candidateProcessStatus: 'A' } });
    later();
    expect(await a.step('onboard')).toBe('OP');
    later();
    expect(await a.step('offboard')).toBe('B-');
    const timeline = await a.timeline();
    expect(timeline?.history.map(({ change, actor, note }) => [change, actor, note])).toEqual([
      ['applied', 'candidate', null],
      ['shortlisted', 'enterprise', 'Nice bread.'],
      ['offered', 'enterprise', null],
      ['accepted', 'candidate', null],
      ['onboarded', 'enterprise', null],
      ['offboarded', 'enterprise', null],
    ]);
    expect(timeline?.offer).toMatchObject({
      answeredAt: expect.any(String),
      documents: [{ fileName: 'cv.pdf', url: expect.stringMatching(/^\/files\//) }],
    });
    expect(await a.told()).toEqual(
      ['shortlisted', 'offered', 'onboarded', 'offboarded'].map((kind) => `${kind} /candidate/job-details/JOB?tab=${kind}`),
    );
  });

  test.each([
    [[], ['onboard', 'offboard'], 'R'],
    [['shortlist'], ['shortlist', 'onboard', 'offboard'], 'S'],
    [['offer'], ['shortlist', 'onboard', 'offboard', 'offer'], 'F'],
    [['offer', 'accept', 'onboard'], ['shortlist', 'offer', 'onboard', 'close'], 'O'],
    [['offer', 'accept', 'onboard', 'offboard'], ['shortlist', 'offer', 'onboard', 'offboard', 'close', 'notes'], 'B'],
  ])('SV-08 after %j the steps %j are refused', async (taken, refused, code) => {
    const a = await applied();
    const bodies: Readonly<Record<string, object>> = { close: { reason: 'declined' }, notes: { note: 'Hello' } };
    const take = async (name: string): Promise<string> => {
      if (name === 'accept') return (await a.accept())?.__typename ?? '';
      if (name !== 'offer') return a.step(name, bodies[name]);
      const { statusCode, body } = await a.offer();
      return statusCode === 200 ? body['enterpriseProcessStatus'] : `${statusCode} ${body['errorMessage']}`;
    };
    for (const name of taken) expect(await take(name)).not.toMatch(/^4/);
    for (const name of refused) expect(await take(name)).toMatch(/^409 /);
    expect((await a.ask(`GET applications/${a.id}`)).body['enterpriseProcessStatus']).toBe(code);
  });

  test('SV-08 declining closes the application and keeps the codes; no further change is possible', async () => {
    const a = await applied();
    await a.offer();
    expect(await a.decline()).toMatchObject({ __typename: 'DeclineOfferDone', application: { closureReason: 'offer_declined' } });
    expect(await a.decline()).toMatchObject({ __typename: 'DeclineOfferDone' });
    expect(await a.accept()).toMatchObject({
      __typename: 'AcceptOfferRefused',
      code: 'CONFLICT',
      message: 'This application is closed.',
    });
    expect(await a.step('onboard')).toBe('409 This application is closed.');
    expect(await a.step('notes', { note: 'Hello' })).toBe('409 This application is closed.');
    expect((await a.ask(`GET applications/${a.id}`)).body).toMatchObject({ enterpriseProcessStatus: 'F', closedBy: 'candidate' });
    expect(await a.tabs()).toEqual(['CLOSED']);
  });

  test('SV-08 an employer can close an application; a withdrawn one accepts no further change', async () => {
    const [closed, withdrawn] = [await applied(), await applied()];
    expect(await closed.step('close', { reason: 'position filled' })).toBe('R-');
    expect(await closed.told()).toEqual(['closed /candidate/job-details/JOB?tab=overview']);
    await app.graphql(WithdrawApplicationDocument, { applicationId: withdrawn.id }, withdrawn.headers);
    expect(await withdrawn.step('shortlist')).toBe('409 This application was withdrawn.');
    expect((await withdrawn.timeline())?.history.map(({ change }) => change)).toEqual(['applied', 'withdrawn']);
  });

  test('SV-08 an expired offer cannot be accepted', async () => {
    const a = await applied();
    expect((await a.offer({ expiresTimestamp: '2026-05-01T00:00:00Z' })).statusCode).toBe(400);
    await a.offer({ expiresTimestamp: '2026-05-05T00:00:00Z' });
    time = new Date('2026-05-06T00:00:00Z');
    expect(await a.accept()).toMatchObject({ __typename: 'AcceptOfferRefused', message: 'This offer has expired.' });
  });

  test('SV-08 two employers’ clerks at once: one shortlists, one is refused; each change is written once', async () => {
    const a = await applied();
    const responses = await Promise.all(Array.from({ length: 6 }, () => a.step('shortlist')));
    expect(responses.filter((response) => response === 'S-')).toHaveLength(1);
    expect(await a.told()).toHaveLength(1);
    const events = await app.db.selectFrom('outbox').select('payload').where('topic', '=', 'application.changed').execute();
    expect(events.filter(({ payload }) => (payload as { applicationId: string }).applicationId === a.id)).toHaveLength(1);
  });

  test('SV-08 a repeated request returns the first outcome', async () => {
    const a = await applied();
    const once = { 'idempotency-key': randomUUID() };
    const first = await a.ask(`POST applications/${a.id}/shortlist`, {}, once);
    const second = await a.ask(`POST applications/${a.id}/shortlist`, {}, once);
    expect(second).toMatchObject({ statusCode: 200, body: first.body });
    expect(await a.told()).toHaveLength(1);
  });

  test('SV-08 another employer’s application is not found, and the classification is never revealed', async () => {
    const a = await applied();
    await app.db.updateTable('candidate').set({ neuro_classification: 'ND' }).where('id', '=', a.candidateId).execute();
    const other = await testEmployer(app);
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/shortlist'],
      ['POST', '/onboard'],
    ] as const) {
      const ask = (id: string) => other.ask(`${method} applications/${id}${end}`, method === 'POST' ? {} : undefined);
      const [refused, missing] = [await ask(a.id), await ask(randomUUID())];
      expect(refused.statusCode).toBe(404);
      expect({ ...refused.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
    }
    expect((await other.ask('GET applications')).body['items']).toEqual([]);
    const own = await a.ask(`GET applications/${a.id}`);
    expect(own.body).toMatchObject({ answers: [{ label: 'Availability', values: ['Full Time'] }] });
    expect(JSON.stringify(own.body)).not.toMatch(/neuro|"ND"/i);
  });
});

test('SV-08 an employer can write to applicants only, once per key', async () => {
  const a = await applied();
  const send = async (candidateId: string) => {
    const { headers, payload } = await multipartBody({ message: JSON.stringify({ text: 'When can you start?' }) });
    return a.ask(`POST messages/${candidateId}`, payload, { ...headers, 'idempotency-key': `to-${candidateId}` });
  };
  const first = await send(a.candidateId);
  expect(first).toMatchObject({ statusCode: 200, body: { message: 'When can you start?', byEnterprise: true } });
  await send(a.candidateId);
  expect((await a.ask(`GET messages/${a.candidateId}`)).body).toMatchObject([{ id: first.body['id'] }]);
  expect((await send(await storedCandidate(app.db))).statusCode).toBe(404);
});

describe('interviews', () => {
  const times = { scheduleStartDateTime: '2026-05-06T10:00:00+02:00', scheduleCompleteDateTime: '2026-05-06T11:00:00+02:00' };
  const ROUND = { roundTitle: 'First talk', mode: 'VIDEO', link: 'https://meet.example/1', timeZone: 'Europe/Berlin', ...times };

  async function invited() {
    const a = await applied();
    const { body } = await a.ask('POST interviews', { ...ROUND, applicationId: a.id });
    const interviewId = String(body['id']);
    return {
      ...a,
      interviewId,
      respond: async (accepts: boolean, headers = a.headers) =>
        (await app.graphql(RespondToInterviewDocument, { interviewId, accepts }, headers)).data?.respondToInterview,
      schedule: async (headers: Record<string, string> = a.headers, id = interviewId) =>
        (await app.app.inject({ url: `/api/v1/candidates/interviews/schedules/${id}`, headers })).json(),
    };
  }

  test('NT-08 SV-08 invited, accepted, rescheduled, accepted, completed, rated, closed', async () => {
    const a = await invited();
    expect(await a.tabs()).toEqual(['INTERVIEW']);
    expect(await a.schedule()).toEqual({
      responsePayload: {
        interviewSchedulesDto: [
          {
            id: a.interviewId,
            status: 'P',
            ratingOfPanelByCandidate: null,
            scheduleStartDateTime: '2026-05-06T08:00:00.000Z',
            scheduleCompleteDateTime: '2026-05-06T09:00:00.000Z',
            roundCompleted: false,
          },
        ],
        closureStatus: null,
      },
    });
    expect(await a.respond(true)).toMatchObject({ __typename: 'RespondToInterviewDone', interview: { status: 'A' } });
    time = new Date(time.getTime() + 60_000);
    const moved = { ...ROUND, scheduleStartDateTime: '2026-05-07T08:00:00Z', scheduleCompleteDateTime: '2026-05-07T09:00:00Z' };
    expect((await a.ask(`PUT interviews/${a.interviewId}`, moved)).body).toMatchObject({ status: 'P' });
    expect((await a.ask(`POST interviews/${a.interviewId}/complete`)).statusCode).toBe(409);
    await a.respond(true);
    time = new Date('2026-05-07T07:59:59Z');
    expect((await a.ask(`POST interviews/${a.interviewId}/complete`)).body).toMatchObject({
      statusCode: 409,
      errorCode: 'INTERVIEW_NOT_BEGUN',
    });
    time = new Date('2026-05-07T09:00:00Z');
    expect((await a.ask(`POST interviews/${a.interviewId}/complete`)).body).toMatchObject({ roundCompleted: true });
    const rate = async (rating: number) =>
      (await app.graphql(RateInterviewDocument, { interviewId: a.interviewId, rating }, a.headers)).data?.rateInterview;
    expect(await rate(4)).toMatchObject({ interview: { ratingOfPanelByCandidate: 4 } });
    expect(await rate(2)).toMatchObject({ __typename: 'RateInterviewRefused', code: 'CONFLICT' });
    expect((await a.ask(`POST interviews/${a.interviewId}/close`, { closureStatus: 'PASSED' })).body).toMatchObject({
      closureStatus: 'PASSED',
    });
    expect((await a.ask(`POST interviews/${a.interviewId}/cancel`)).statusCode).toBe(409);
    expect(await a.tabs()).toEqual(['APPLIED']);
    expect(await a.told()).toEqual(
      ['interviewInvite=invite', 'interviewReschedule=reschedule', 'interviewFeedback=feedback'].map((told) => {
        const [kind, event] = told.split('=');
        return `${kind} /candidate/interviewDetails?id=${a.interviewId}&event=${event}`;
      }),
    );
    const { data } = await app.graphql(InterviewsDocument, {}, a.headers);
    expect(data?.interviews).toMatchObject([{ id: a.interviewId, job: { title: 'Baker' } }]);
  });

  test('NT-08 the candidate declines, the employer reschedules, then cancels', async () => {
    const a = await invited();
    expect(await a.respond(false)).toMatchObject({ interview: { status: 'X' } });
    expect(await a.respond(true)).toMatchObject({ __typename: 'RespondToInterviewRefused', code: 'CONFLICT' });
    await a.ask(`PUT interviews/${a.interviewId}`, ROUND);
    expect((await a.ask(`POST interviews/${a.interviewId}/cancel`)).body).toMatchObject({ status: 'X' });
    expect(await a.told()).toContainEqual(expect.stringContaining('interviewCancelled'));
  });

  test('SV-08 another candidate’s interview and a missing one return 405', async () => {
    const a = await invited();
    const stranger = await app.asCandidate(await storedCandidate(app.db));
    const [refused, missing] = [await a.schedule(stranger), await a.schedule(stranger, randomUUID())];
    expect(refused).toMatchObject({ statusCode: 405, errorMessage: 'Interview Access denied.' });
    expect({ ...refused, traceId: '' }).toEqual({ ...missing, traceId: '' });
    expect(await a.respond(true, stranger)).toMatchObject({ code: 'INTERVIEW_ACCESS_DENIED' });
    expect((await (await testEmployer(app)).ask(`POST interviews/${a.interviewId}/cancel`)).statusCode).toBe(404);
  });

  test('SV-08 a withdrawn application ends its interviews', async () => {
    const a = await invited();
    await app.graphql(WithdrawApplicationDocument, { applicationId: a.id }, a.headers);
    expect((await a.ask('POST interviews', { ...ROUND, applicationId: a.id })).statusCode).toBe(409);
    expect((await a.ask(`GET interviews/${a.interviewId}`)).statusCode).toBe(404);
    expect((await a.ask(`GET interviews?applicationId=${a.id}`)).body['items']).toEqual([]);
    const cancelled = async () => (await a.schedule()).responsePayload.interviewSchedulesDto[0].status as string;
    await expect.poll(cancelled).toBe('X');
  });

  test.each([
    [{ scheduleCompleteDateTime: times.scheduleStartDateTime }, 'scheduleCompleteDateTime'],
    [{ scheduleStartDateTime: '2026-05-01T10:00:00Z' }, 'scheduleStartDateTime'],
    [{ timeZone: 'Mars/Base' }, 'timeZone'],
    [{ link: 'javascript:alert(1)' }, 'link'],
  ])('SV-08 an invalid schedule is named: %j', async (wrong, field) => {
    const a = await applied();
    const { statusCode, body } = await a.ask('POST interviews', { ...ROUND, ...wrong, applicationId: a.id });
    expect({ statusCode, fields: Object.keys(body['fields']) }).toEqual({ statusCode: 400, fields: [field] });
  });
});
