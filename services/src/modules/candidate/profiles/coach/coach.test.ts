import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CoachStepsDocument,
  DismissCoachStepDocument,
} from '@hirehq/mfe-profile/src/features/follow-coach/coach-steps.graphql.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { withStatementBudget } from '../../../../platform/database/statement-budget.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../../platform/testing/test-candidate.ts';
import { skill, skillId, storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { profileScore } from '../score/profile-score.ts';
import { coachSteps } from './coach.service.ts';
import { MOST_STEPS } from './coach.policy.ts';

const EMAIL = 'ada@example.com';
let hirehq: TestApp;
let ada: TestCandidate;
let jobs: string[];
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  jobs = await storedJobs(
    hirehq.db,
    Array.from({ length: 10 }, (_, index) => ({
      title: 'Platform Engineer',
      skills: [skill('React'), ...(index < 6 ? [skill('Kubernetes')] : []), ...(index < 1 ? [skill('Java')] : [])],
      ...(index === 9 && { closesOn: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10) }),
    })),
  );
});
afterAll(() => hirehq.close());
beforeEach(async () => {
  ada = await testCandidate(hirehq);
  ada.headers = await hirehq.asCandidate(ada.subject, { email: EMAIL, email_verified: true });
});

const steps = async () => {
  const { data, errors } = await hirehq.graphql(CoachStepsDocument, {}, ada.headers);
  expect(errors).toEqual([]);
  return data?.coachSteps ?? [];
};
const kinds = async () => (await steps()).map(({ kind }) => kind);
const dismiss = async (id: string) =>
  (await hirehq.graphql(DismissCoachStepDocument, { id }, ada.headers)).data?.dismissCoachStep.__typename;
const know = (name: string) =>
  hirehq.db
    .insertInto('candidate_skill')
    .values({ candidate_id: ada.id, skill_id: skillId(name), years_of_experience: 3 })
    .execute();
const saveJob = (jobId: string) => hirehq.db.insertInto('saved_job').values({ candidate_id: ada.id, job_id: jobId }).execute();

test('PR-15 a skill that similar jobs ask for is advised, with how many of them do', async () => {
  await know('React');
  const asked = (await steps()).filter(({ kind }) => kind === 'ADD_SKILL');
  expect(asked).toMatchObject([{ subject: 'Kubernetes', jobs: 6, ofJobs: 10 }]);
  await know('Kubernetes');
  expect((await steps()).filter(({ jobs: count }) => count !== null)).toEqual([]);
});

test('PR-15 jobs like those of a candidate are those of the occupation, not all that ask for one of the skills', async () => {
  await hirehq.db.updateTable('candidate').set({ job_title: 'Platform Engineer' }).where('id', '=', ada.id).execute();
  await know('Microsoft Excel');
  await know('React');
  const clerks = Array.from({ length: 12 }, () => ({
    title: 'Accountant',
    skills: [skill('Microsoft Excel'), skill('Payroll')],
  }));
  const ids = await storedJobs(hirehq.db, clerks);
  try {
    const asked = (await steps()).filter(({ jobs: count }) => count !== null).map(({ subject }) => subject);
    expect(asked).toEqual(['Kubernetes']);
  } finally {
    await hirehq.db.deleteFrom('job').where('id', 'in', ids).execute();
  }
});

test('PR-15 PR-06 the score grows by the points that a step promises', async () => {
  const points = async () => (await profileScore(hirehq.services, ada.id))?.points ?? 0;
  await know('React');
  const before = await points();
  const step = (await steps()).find(({ kind }) => kind === 'ADD_SKILL');
  expect(step?.points).toBe(4);
  await know('Kubernetes');
  expect(await points()).toBe(before + (step?.points ?? 0));
});

test('PR-15 jobs that the candidate saved count as similar ones, without any skill of their own', async () => {
  await saveJob(jobs[0] ?? '');
  const asked = (await steps()).find(({ subject }) => subject === 'Kubernetes');
  expect(asked?.ofJobs).toBeGreaterThanOrEqual(3);
});

test('PR-15 what the profile lacks is advised with its points, and no more once it is there', async () => {
  const lacking = await steps();
  expect(lacking.find(({ kind }) => kind === 'ADD_RESUME')).toMatchObject({ id: 'ADD_RESUME', points: 10 });
  expect(lacking.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['ADD_VIDEO', 'ADD_LOCATION', 'SAVE_SEARCH', 'ADD_SKILL']),
  );
  await hirehq.db.updateTable('candidate').set({ city: 'Utrecht', country: 'NL' }).where('id', '=', ada.id).execute();
  expect(await kinds()).not.toContain('ADD_LOCATION');
});

test('PR-15 licences that expire soon and saved jobs that close soon come first', async () => {
  const [soon, later] = [10, 200].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
  const licence = { candidate_id: ada.id, created_at: new Date() };
  await hirehq.db
    .insertInto('licence')
    .values([
      { ...licence, id: randomUUID(), name: 'Forklift', expires_on: soon ?? null },
      { ...licence, id: randomUUID(), name: 'Crane', expires_on: later ?? null },
    ])
    .execute();
  await saveJob(jobs[9] ?? '');
  expect((await steps()).slice(0, 2)).toMatchObject([
    { kind: 'RENEW_LICENCE', subject: 'Forklift', days: 10 },
    { kind: 'APPLY_TO_SAVED', subject: 'Platform Engineer', days: 3 },
  ]);
});

test('PR-15 a dismissed step stays away while its reason is the same, and returns with a new one', async () => {
  const id = randomUUID();
  const expire = async (days: number) => {
    const expires_on = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    await hirehq.db.updateTable('licence').set({ expires_on }).where('id', '=', id).execute();
  };
  await hirehq.db.insertInto('licence').values({ id, candidate_id: ada.id, name: 'Forklift', created_at: new Date() }).execute();
  await expire(10);
  const [first] = await steps();
  expect((await steps())[0]?.id).toBe(first?.id);
  expect(await dismiss(first?.id ?? '')).toBe('DismissCoachStepDone');
  expect(await kinds()).not.toContain('RENEW_LICENCE');
  await expire(40);
  expect(await kinds()).toContain('RENEW_LICENCE');
});

test.each(['', 'x', 'ADD_VIDEOS', 'ADD_VIDEO\0', `ADD_VIDEO.${'x'.repeat(100)}`])('PR-15 %j is not a step', async (id) => {
  expect(await dismiss(id)).toBe('DismissCoachStepRefused');
});

test('PR-15 an email address that is not verified is a step until it is', async () => {
  const verified = ada.headers;
  ada.headers = await hirehq.asCandidate(ada.subject, { email: EMAIL, email_verified: false });
  expect((await steps())[0]).toMatchObject({ id: 'VERIFY_EMAIL', kind: 'VERIFY_EMAIL', subject: null });
  ada.headers = verified;
  expect(await kinds()).not.toContain('VERIFY_EMAIL');
});

/** Statements, and the rows they read. */
async function workOf(): Promise<{ statements: number; rows: number }> {
  const work = { statements: 0, rows: 0 };
  const read = (rows: readonly unknown[]) => {
    work.statements += 1;
    work.rows += rows.length;
  };
  await withStatementBudget({ signal: undefined, read }, () =>
    coachSteps(hirehq.services, {
      kind: 'candidate',
      candidateId: ada.id,
      subject: ada.subject,
      email: EMAIL,
      emailVerified: true,
    }),
  );
  return work;
}

test('PR-15 the number of steps and of statements does not grow with jobs, licences and dismissals', async () => {
  await know('React');
  await saveJob(jobs[0] ?? '');
  const few = await workOf();
  for (const job of jobs.slice(1)) await saveJob(job);
  await hirehq.db
    .insertInto('licence')
    .values(
      Array.from({ length: 40 }, (_, index) => ({
        id: randomUUID(),
        candidate_id: ada.id,
        name: `Licence ${index}`,
        expires_on: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
        created_at: new Date(),
      })),
    )
    .execute();
  for (let index = 0; index < 210; index += 1) await dismiss(`ADD_SKILL.${index}.1`);
  const many = await workOf();
  expect(await steps()).toHaveLength(MOST_STEPS);
  expect(many.statements).toBe(few.statements);
  expect(many.rows).toBeLessThan(few.rows + 300);
});
