import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import {
  ProposeInterviewTimesDocument,
  RespondToInterviewDocument,
} from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { AcceptOfferDocument } from '@hirehq/mfe-jobs/src/track/features/answer-offer/answer-offer.graphql.ts';
import { between, invited } from '../../modules/candidate/interviews/testing/invited.ts';
import { conversing } from '../../modules/candidate/messages/testing/conversing.ts';
import { storedCandidate, storedJobs } from '../../modules/engine/jobs/testing/stored-jobs.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { createAutopilot } from './index.ts';
import { chanceOf, isReleased, nextStep, type Seen } from './next-step.ts';

let app: TestApp;
let time = new Date('2026-05-04T09:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
afterAll(() => app.close());

const seen = (changes: Partial<Seen> = {}): Seen => ({
  applicationId: randomUUID(),
  enterpriseProcessStatus: 'R',
  candidateProcessStatus: null,
  changedAt: time,
  isPast: false,
  lastActor: 'candidate',
  hasAsked: false,
  wasMoved: false,
  interview: undefined,
  ...changes,
});

test('SV-08 decisions are deterministic, and there are some of each kind', () => {
  const application = seen();
  expect(nextStep(application)).toEqual(nextStep(application));
  const taken = Array.from({ length: 200 }, () => nextStep(seen())?.take);
  expect(new Set(taken)).toEqual(new Set(['shortlist', 'close']));
  expect(chanceOf('a', 'x')).toBe(chanceOf('a', 'x'));
});

test.each([
  [{ enterpriseProcessStatus: 'F' }, undefined],
  [{ enterpriseProcessStatus: 'F', candidateProcessStatus: 'A' }, 'onboard'],
  [{ isPast: true, lastActor: 'system' }, undefined],
  [{ isPast: true, enterpriseProcessStatus: 'F', candidateProcessStatus: 'A' }, 'onboard'],
  [
    { enterpriseProcessStatus: 'S', interview: { status: 'A', completesAt: time, roundCompleted: false, hasProposal: false } },
    'complete',
  ],
  [
    { enterpriseProcessStatus: 'S', interview: { status: 'X', completesAt: time, roundCompleted: false, hasProposal: false } },
    'move',
  ],
  [
    { enterpriseProcessStatus: 'S', interview: { status: 'A', completesAt: time, roundCompleted: false, hasProposal: true } },
    'agree',
  ],
  [
    {
      enterpriseProcessStatus: 'S',
      wasMoved: true,
      interview: { status: 'X', completesAt: time, roundCompleted: false, hasProposal: false },
    },
    'close',
  ],
] satisfies [Partial<Seen>, string | undefined][])('SV-08 with %j the next step is %s', (changes, take) => {
  expect(nextStep(seen(changes))?.take).toBe(take);
});

test('SV-08 no demo employer makes an offer before an interview is held', () => {
  const stepsAt = (changes: Partial<Seen>) =>
    new Set(Array.from({ length: 200 }, () => nextStep(seen({ enterpriseProcessStatus: 'S', ...changes }))?.take));
  const held = { status: 'A', completesAt: time, roundCompleted: true, hasProposal: false } as const;
  expect(stepsAt({})).toEqual(new Set(['ask', 'invite']));
  expect(stepsAt({ hasAsked: true })).toEqual(new Set(['invite']));
  expect(stepsAt({ hasAsked: true, interview: { ...held, roundCompleted: false } })).toEqual(new Set(['complete']));
  expect(stepsAt({ hasAsked: true, interview: held })).toEqual(new Set(['offer', 'close']));
});

test('SV-08 an application is completed automatically if the candidate responds', { timeout: 300_000 }, async () => {
  const [jobId = ''] = await storedJobs(app.db, [{ title: 'Baker', easyApply: true }]);
  const { enterprise_id: enterpriseId } = await app.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const candidates = await Promise.all(Array.from({ length: 8 }, () => storedCandidate(app.db)));
  for (const candidateId of candidates)
    await app.graphql(
      ApplyToJobDocument,
      { input: { jobId, requestId: randomUUID(), answers: [{ questionId: 'availability', values: ['Full Time'] }] } },
      await app.asCandidate(candidateId),
    );
  const [first, second] = [createAutopilot(app.services, [enterpriseId]), createAutopilot(app.services, [enterpriseId])];
  for (let step = 0; step < 60; step += 1) {
    time = new Date(time.getTime() + 30_000);
    await Promise.all([first.goOn(), second.goOn()]);
    const offered = await app.db
      .selectFrom('application')
      .selectAll()
      .where('enterprise_process_status', '=', 'F')
      .where('candidate_process_status', 'is', null)
      .execute();
    for (const { id, candidate_id: candidateId } of offered)
      await app.graphql(AcceptOfferDocument, { applicationId: id, version: 1 }, await app.asCandidate(candidateId));
    const invited = await app.db
      .selectFrom('interview')
      .innerJoin('application', 'application.id', 'interview.application_id')
      .select(['interview.id', 'application.candidate_id'])
      .where('interview.status', '=', 'P')
      .execute();
    for (const { id, candidate_id: candidateId } of invited)
      await app.graphql(RespondToInterviewDocument, { interviewId: id, accepts: true }, await app.asCandidate(candidateId));
  }
  const rows = await app.db
    .selectFrom('application')
    .select(['enterprise_process_status as status', 'closed_at'])
    .where('job_id', '=', jobId)
    .execute();
  expect(rows.filter((row) => row.status === 'O' || row.closed_at !== null)).toHaveLength(8);
  const records = await app.db
    .selectFrom('process_record')
    .select(['application_id', 'change'])
    .where('change', '=', 'shortlisted')
    .execute();
  expect(new Set(records.map((record) => record.application_id)).size).toBe(records.length);
});

test('JB-20 a demo employer reschedules an interview to the first time that the candidate proposes', async () => {
  time = new Date('2026-05-04T09:00:00Z');
  const day = (count: number) => new Date(time.getTime() + count * 86_400_000).toISOString();
  const half = { startsAt: day(3), completesAt: day(3.5) };
  const a = await invited(app, {
    roundTitle: 'First interview',
    mode: 'PHONE',
    timeZone: 'Asia/Kolkata',
    instructions: 'Bring bread.',
    ...between(day(2), day(2.5)),
  });
  await app.db.updateTable('application').set({ enterprise_process_status: 'S' }).where('id', '=', a.applicationId).execute();
  const input = { interviewId: a.interviewId, times: [{ startsAt: day(5), completesAt: day(5.2) }, half] };
  await app.graphql(ProposeInterviewTimesDocument, { input }, a.headers);
  const autopilot = createAutopilot(app.services, [a.enterpriseId]);
  await autopilot.goOn();
  expect(await a.interview()).toMatchObject({ startsAt: day(2) });
  time = new Date(time.getTime() + 41_000);
  await Promise.all([autopilot.goOn(), createAutopilot(app.services, [a.enterpriseId]).goOn()]);
  expect(await a.interview()).toMatchObject({
    ...half,
    status: 'P',
    timeZone: 'Asia/Kolkata',
    instructions: 'Bring bread.',
    proposedTimes: [],
  });
});

test('SV-08 PR-11 a demo employer releases candidates who ask for it, or declines', async () => {
  const days = Array.from({ length: 100 }, (_, day) => new Date(Date.UTC(2026, 0, day)));
  expect(new Set(days.map((day) => isReleased('00000000-0000-4000-8000-000000000000', day)))).toEqual(new Set([true, false]));

  const [jobId = ''] = await storedJobs(app.db, [{ title: 'Baker' }]);
  const { enterprise_id: enterpriseId } = await app.db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const pool = { id: randomUUID(), enterprise_id: enterpriseId, name: 'Bakers' };
  await app.db.insertInto('talent_pool').values(pool).execute();
  const candidates = await Promise.all(Array.from({ length: 8 }, () => storedCandidate(app.db)));
  for (const candidate_id of candidates)
    await app.db.insertInto('talent_pool_member').values({ talent_pool_id: pool.id, candidate_id, origin: 'J' }).execute();
  const asking = candidates.slice(1);
  await app.db.updateTable('candidate').set({ unbind_request_status: 'P' }).where('id', 'in', asking).execute();
  await Promise.all([1, 2].map(() => createAutopilot(app.services, [enterpriseId]).goOn()));

  const members = await app.db
    .selectFrom('talent_pool_member')
    .innerJoin('candidate', 'candidate.id', 'talent_pool_member.candidate_id')
    .select(['candidate.id', 'candidate.unbind_request_status as status'])
    .where('talent_pool_id', '=', pool.id)
    .execute();
  const kept = asking.filter((id) => !isReleased(id, time));
  expect(new Map(members.map(({ id, status }) => [id, status]))).toEqual(
    new Map([[candidates[0], null], ...kept.map((id) => [id, 'R'] as const)]),
  );
});

test('SV-08 a demo employer reads a message, types and answers', async () => {
  const { write, conversation, streamed, enterpriseId, candidateId } = await conversing(app);
  // An offer waits for the candidate: the employer takes no other step, such as a question.
  await app.db
    .updateTable('application')
    .set({ enterprise_process_status: 'F' })
    .where('candidate_id', '=', candidateId)
    .execute();
  const autopilot = createAutopilot(app.services, [enterpriseId]);
  await write({ message: 'Is there a canteen?' });
  const states: unknown[] = [];
  for (let second = 0; second < 32; second += 1) {
    await autopilot.goOn();
    const { lastNumber, employerReadTo } = (await conversation()) ?? {};
    const isTyping = (await streamed()).some(({ topic }) => topic === 'conversation.typed');
    states.push([lastNumber, employerReadTo, isTyping].join(' '));
    time = new Date(time.getTime() + 1000);
  }
  expect([...new Set(states)]).toEqual(['1 0 false', '1 1 false', '1 1 true', '2 2 true']);
});
