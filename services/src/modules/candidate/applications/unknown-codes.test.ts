import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobToApplyDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/job-to-apply.graphql.ts';
import { InterviewsDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/interviews.graphql.ts';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { ApplicationTimelineDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/tracked-job.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { between, invited } from '../interviews/testing/invited.ts';
import { sentApplication } from './testing/sent-application.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// What another version of the services may have written where the database has no list of its own.
test('codes that this version does not know are null, without further effects', async () => {
  const a = await sentApplication(app);
  await sql`update application set closed_at = now(), closed_by = 'enterprise', closure_reason = 'newer' where id = ${a.id}`.execute(
    app.db,
  );
  await sql`
    update process_record set change = 'newer', enterprise_process_status = 'Z', candidate_process_status = 'Z'
    where application_id = ${a.id}`.execute(app.db);

  const { data, errors } = await app.graphql(MyJobsDocument, { tab: 'CLOSED', first: 5 }, a.headers);
  expect(errors).toEqual([]);
  expect(data?.myJobs.nodes).toMatchObject([{ application: { id: a.id, closureReason: null, enterpriseProcessStatus: 'R' } }]);

  const timeline = await app.graphql(ApplicationTimelineDocument, { jobId: a.jobId }, a.headers);
  expect(timeline.errors).toEqual([]);
  expect(timeline.data?.job?.application?.history).toMatchObject([
    { change: null, enterpriseProcessStatus: null, candidateProcessStatus: null, actor: 'candidate' },
  ]);
});

test('an interview with an unknown closure status is in the list', async () => {
  const schedule = between('2099-05-04T09:00:00Z', '2099-05-04T10:00:00Z');
  const a = await invited(app, { roundTitle: 'First talk', timeZone: 'Europe/Amsterdam', mode: 'VIDEO', ...schedule });
  await sql`update interview set closure_status = 'NEWER' where id = ${a.interviewId}`.execute(app.db);
  const { data, errors } = await app.graphql(InterviewsDocument, {}, a.headers);
  expect([data?.interviews.map(({ closureStatus }) => closureStatus), errors]).toEqual([[null], []]);
});

test('a question of an unknown kind is answered as text', async () => {
  const a = await sentApplication(app);
  const questions = JSON.stringify([{ id: 'q', kind: 'NEWER', label: 'Why?', required: false, options: [] }]);
  await sql`update job set questions = ${questions}::jsonb where id = ${a.jobId}`.execute(app.db);
  const { data, errors } = await app.graphql(JobToApplyDocument, { id: a.jobId }, a.headers);
  expect([data?.job?.questions.at(-1), errors]).toMatchObject([{ id: 'q', kind: 'TEXT' }, []]);
});

test.each([
  ['application', 'enterprise_process_status'],
  ['application', 'candidate_process_status'],
  ['application', 'closed_by'],
  ['process_record', 'actor'],
  ['interview', 'status'],
  ['interview', 'mode'],
  ['job', 'work_mode'],
  ['job', 'employment_type'],
  ['job', 'experience_level'],
  ['job', 'education'],
  ['job', 'pay_unit'],
  ['offer', 'pay_unit'],
])('the database refuses an invalid code of %s.%s', async (table, column) => {
  const checks = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`.execute(app.db);
  expect(checks.rows.map(({ definition }) => definition).join('\n')).toMatch(new RegExp(`\\(${column} = ANY`));
});
