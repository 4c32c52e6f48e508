import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplyAnswerInput, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { ReferJobDocument } from '@hirehq/mfe-jobs/src/find/features/refer-job/refer-job.graphql.ts';
import { SaveJobDocument } from '@hirehq/mfe-jobs/src/shared/save-job/save-job.graphql.ts';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { ApplicationTimelineDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/tracked-job.graphql.ts';
import { ReferralsDocument } from '@hirehq/mfe-jobs/src/track/features/track-referrals/referrals.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { storedResume } from '../../../platform/testing/stored-resume.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { JOB, testEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { closeJobs } from '../../engine/jobs/index.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const GOOD: readonly ApplyAnswerInput[] = [
  { questionId: 'availabilityStartDate', values: [tomorrow] },
  { questionId: 'availability', values: ['Full Time'] },
  { questionId: 'hoursPerDay', values: ['7.5'] },
  { questionId: 'daysAvailable', values: ['Monday', 'Friday'] },
];
const without = (id: string, ...instead: string[]) => [
  ...GOOD.filter((answer) => answer.questionId !== id),
  ...(instead.length > 0 ? [{ questionId: id, values: instead }] : []),
];

async function applicant(facts: Parameters<typeof storedJobs>[1][number] = {}) {
  const [jobId = ''] = await storedJobs(app.db, [{ title: 'Baker', company: 'Daily Crumb', ...facts }]);
  const candidateId = await storedCandidate(app.db);
  const headers = await app.asCandidate(candidateId);
  const apply = async (answers: readonly ApplyAnswerInput[] = GOOD, requestId: string = randomUUID(), job = jobId) => {
    const { data, errors } = await app.graphql(ApplyToJobDocument, { input: { jobId: job, requestId, answers } }, headers);
    expect(errors).toEqual([]);
    const result = data?.applyToJob;
    if (!result) throw new Error('no response');
    return result;
  };
  const tab = async (name: MyJobsTab) => {
    const { data } = await app.graphql(MyJobsDocument, { tab: name, first: 20 }, headers);
    return {
      titles: data?.myJobs.nodes.map((node) => node.job.title),
      counts: Object.fromEntries(
        data?.myJobs.counts.filter(({ count }) => count > 0).map((each) => [each.tab, each.count]) ?? [],
      ),
    };
  };
  const stored = () => app.db.selectFrom('application').selectAll().where('candidate_id', '=', candidateId).execute();
  return { jobId, candidateId, headers, apply, tab, stored };
}

test('JB-15 an application is stored with its process record and its event, together', async () => {
  const { apply, stored, jobId, candidateId } = await applicant();
  const result = await apply();
  expect(result).toMatchObject({
    __typename: 'ApplyToJobDone',
    job: { id: jobId, title: 'Baker' },
    application: { jobId, enterpriseProcessStatus: 'R', withdrawnAt: null },
  });
  const [row] = await stored();
  expect(row?.answers).toEqual(GOOD);
  expect(
    await app.db
      .selectFrom('process_record')
      .select('enterprise_process_status')
      .where('application_id', '=', row?.id ?? '')
      .execute(),
  ).toEqual([{ enterprise_process_status: 'R' }]);
  const events = await app.db.selectFrom('outbox').select('payload').where('topic', '=', 'application.submitted').execute();
  expect(events.map((event) => event.payload)).toContainEqual({
    applicationId: row?.id,
    jobId,
    candidateId,
    jobTitle: 'Baker',
    establishmentName: 'Daily Crumb',
  });
});

test('JB-15 a second application to the same job is refused and shows the first', async () => {
  const { apply } = await applicant();
  const first = await apply();
  expect(await apply()).toMatchObject({
    __typename: 'ApplyToJobRefused',
    code: 'ALREADY_APPLIED',
    existing: first.__typename === 'ApplyToJobDone' ? { id: first.application.id } : {},
  });
});

test('JB-15 the same request sent ten times at once stores one application and returns the same response each time', async () => {
  const { apply, stored } = await applicant();
  const requestId = randomUUID();
  const results = await Promise.all(Array.from({ length: 10 }, () => apply(GOOD, requestId)));
  const ids = results.map((result) => (result.__typename === 'ApplyToJobDone' ? result.application.id : result.code));
  expect(new Set(ids).size).toBe(1);
  expect((await stored()).map((row) => row.id)).toEqual([ids[0]]);
  expect(await apply(GOOD, requestId)).toMatchObject({ __typename: 'ApplyToJobDone', application: { id: ids[0] } });
});

test('JB-15 of ten different requests at once, one is stored and the others are refused with it', async () => {
  const { apply, stored } = await applicant();
  const results = await Promise.all(Array.from({ length: 10 }, () => apply()));
  expect(results.filter((result) => result.__typename === 'ApplyToJobDone')).toHaveLength(1);
  expect(
    results.filter((result) => result.__typename === 'ApplyToJobRefused' && result.code === 'ALREADY_APPLIED' && result.existing),
  ).toHaveLength(9);
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['a date gone by', without('availabilityStartDate', '2020-01-01'), 'availabilityStartDate'],
  ['a date there is not', without('availabilityStartDate', '2030-02-30'), 'availabilityStartDate'],
  ['a choice nobody offered', without('availability', 'Sometimes'), 'availability'],
  ['two choices of one', without('availability', 'Full Time', 'Part Time'), 'availability'],
  ['no hours', without('hoursPerDay', '0'), 'hoursPerDay'],
  ['too many hours', without('hoursPerDay', '24.5'), 'hoursPerDay'],
  ['words for hours', without('hoursPerDay', 'eight'), 'hoursPerDay'],
  ['an eighth day', without('daysAvailable', 'Monday', 'Someday'), 'daysAvailable'],
  ['no days', without('daysAvailable'), 'daysAvailable'],
])('JB-15 an invalid answer is named: %s', async (_name, answers, questionId) => {
  const { apply, stored } = await applicant();
  expect(await apply(answers)).toMatchObject({
    __typename: 'ApplyToJobRefused',
    code: 'ANSWERS_INCOMPLETE',
    questionIds: [questionId],
  });
  expect(await stored()).toEqual([]);
});

test("JB-15 the job's own required question must be answered", async () => {
  const { apply } = await applicant({ questions: [{ id: 'own-1', kind: 'TEXT', label: 'Why?', required: true, options: [] }] });
  expect(await apply()).toMatchObject({ code: 'ANSWERS_INCOMPLETE', questionIds: ['own-1'] });
  expect(await apply([...GOOD, { questionId: 'own-1', values: ['Bread.'] }])).toMatchObject({
    __typename: 'ApplyToJobDone',
  });
});

test('JB-15 Easy Apply requires one answer', async () => {
  const { apply } = await applicant({ easyApply: true });
  expect(await apply([])).toMatchObject({ code: 'ANSWERS_INCOMPLETE', questionIds: ['availability'] });
  expect(await apply([{ questionId: 'availability', values: ['Part Time'] }])).toMatchObject({
    __typename: 'ApplyToJobDone',
  });
});

test('JB-15 a closed, an expired and a missing job accept no applications', async () => {
  const { apply, jobId } = await applicant();
  await app.db.transaction().execute((trx) => closeJobs(trx, [jobId], new Date()));
  expect(await apply()).toMatchObject({ code: 'JOB_CLOSED' });
  expect(await (await applicant({ closesOn: '2020-01-01' })).apply()).toMatchObject({ code: 'JOB_CLOSED' });
  expect(await apply(GOOD, randomUUID(), randomUUID())).toMatchObject({ code: 'JOB_NOT_FOUND' });
  expect(await apply(GOOD, randomUUID(), 'x')).toMatchObject({ code: 'JOB_NOT_FOUND' });
});

test('JB-15 a visitor cannot apply', async () => {
  const { jobId } = await applicant();
  const { errors } = await app.graphql(ApplyToJobDocument, { input: { jobId, requestId: 'r', answers: [] } });
  expect(errors[0]?.extensions.errorCode).toBe('NOT_SIGNED_IN');
});

test('JB-17 my jobs: saved, applied, withdrawn and applied again', async () => {
  const { apply, tab, headers, jobId } = await applicant();
  await app.graphql(SaveJobDocument, { jobId, saved: true }, headers);
  expect(await tab('SAVED')).toEqual({ titles: ['Baker'], counts: { SAVED: 1 } });
  const applied = await apply();
  expect(await tab('APPLIED')).toEqual({ titles: ['Baker'], counts: { APPLIED: 1 } });
  const applicationId = applied.__typename === 'ApplyToJobDone' ? applied.application.id : '';
  const withdraw = () => app.graphql(WithdrawApplicationDocument, { applicationId }, headers);
  const first = await withdraw();
  expect(first.data?.withdrawApplication.__typename).toBe('WithdrawApplicationDone');
  expect((await withdraw()).data).toEqual(first.data);
  expect((await tab('CLOSED')).counts).toEqual({ SAVED: 1, CLOSED: 1 });
  expect(await apply()).toMatchObject({ __typename: 'ApplyToJobDone' });
  expect((await tab('APPLIED')).counts).toEqual({ APPLIED: 1 });
});

test('JB-17 nobody can withdraw someone else’s application', async () => {
  const [own, other] = [await applicant(), await applicant()];
  const applied = await own.apply();
  const applicationId = applied.__typename === 'ApplyToJobDone' ? applied.application.id : '';
  const { data } = await app.graphql(WithdrawApplicationDocument, { applicationId }, other.headers);
  expect(data?.withdrawApplication).toMatchObject({ __typename: 'WithdrawApplicationRefused', code: 'NOT_FOUND' });
  expect((await own.stored())[0]?.withdrawn_at).toBeNull();
});

test.each([
  ['R', { F: false, O: false, A: true }],
  ['F', { F: true, O: false, A: true }],
  ['O', { F: false, O: true, A: true }],
  ['B', { F: false, O: true, A: true }],
] as const)('NT-08 the pools of an application in state %s', async (status, pools) => {
  const { apply, candidateId, headers, jobId } = await applicant();
  await apply();
  await app.db
    .updateTable('application')
    .set({ enterprise_process_status: status })
    .where('candidate_id', '=', candidateId)
    .execute();
  for (const [pool, inIt] of Object.entries(pools)) {
    const response = await app.app.inject({ url: `/api/v1/candidates/pool/${pool}?jobId=${jobId}`, headers });
    expect(response.json()).toEqual({
      responsePayload: { candidateProcessStatus: null, enterpriseProcessStatus: inIt ? status : null },
    });
  }
  const job = await app.app.inject({ url: `/api/v1/candidates/job/${jobId}`, headers });
  expect(job.json().responsePayload).toMatchObject({ id: jobId, title: 'Baker', enterpriseProcessStatus: status, closed: false });
});

describe('attachments of an application', () => {
  async function sent(
    input: { resumeId?: string; adjustments?: string; coverLetter?: string; telephone?: string },
    withResume = true,
  ) {
    const employer = await testEmployer(app, { name: 'Daily Crumb' });
    const { id: jobId } = (await employer.ask('POST jobs', { ...JOB, title: 'Baker', easyApply: true })).body;
    const candidateId = await storedCandidate(app.db);
    const headers = await app.asCandidate(candidateId);
    const resume = withResume ? await storedResume(app.db, candidateId) : undefined;
    const answers = [{ questionId: 'availability', values: ['Full Time'] }];
    const { data, errors } = await app.graphql(
      ApplyToJobDocument,
      { input: { jobId, requestId: randomUUID(), answers, ...(resume && { resumeId: resume.id }), ...input } },
      headers,
    );
    throwRefused(errors);
    const result = data?.applyToJob;
    const id = result?.__typename === 'ApplyToJobDone' ? result.application.id : '';
    const own = async () => (await app.graphql(ApplicationTimelineDocument, { jobId }, headers)).data?.job?.application;
    return { ...employer, result, id, resume, candidateId, headers, own };
  }

  test('JB-15 the résumé and the requested support are visible to the candidate and the employer of the job only', async () => {
    const a = await sent({ adjustments: ' A quiet room, please. ' });
    expect(await a.own()).toMatchObject({
      adjustments: 'A quiet room, please.',
      resume: { id: a.resume?.id, title: 'My résumé', url: expect.stringMatching(/^\/files\//) as string },
    });
    expect((await a.ask(`GET applications/${a.id}`)).body).toMatchObject({
      adjustments: 'A quiet room, please.',
      resume: { fileName: 'cv.pdf' },
    });
    const others = await testEmployer(app);
    expect((await others.ask(`GET applications/${a.id}`)).statusCode).toBe(404);
    expect(JSON.stringify((await a.ask('GET applications')).body)).not.toContain('quiet');
    const told = await app.db.selectFrom('outbox').select('payload').where('topic', '=', 'application.submitted').execute();
    expect(JSON.stringify(told)).not.toContain('quiet');
  });

  test('JB-15 the cover letter and the telephone number of an application reach its employer', async () => {
    const a = await sent({ coverLetter: ' I bake at night. ', telephone: ' 020 7946 0958 ' });
    expect(await a.own()).toMatchObject({ coverLetter: 'I bake at night.', telephone: '020 7946 0958' });
    expect((await a.ask(`GET applications/${a.id}`)).body).toMatchObject({
      coverLetter: 'I bake at night.',
      candidate: { telephone: '020 7946 0958' },
    });
    expect(JSON.stringify((await a.ask('GET applications')).body)).not.toContain('I bake');
    await app.graphql(WithdrawApplicationDocument, { applicationId: a.id }, a.headers);
    expect(JSON.stringify((await a.ask(`GET applications/${a.id}`)).body)).not.toMatch(/I bake|7946/);
  });

  test('JB-15 a telephone number of the profile is sent only if the candidate sends it', async () => {
    await sent({ telephone: '020 7946 0958' }).then(async (a) => {
      expect(
        (await app.db.selectFrom('candidate').select('telephone').where('id', '=', a.candidateId).executeTakeFirst())?.telephone,
      ).toBe('020 7946 0958');
    });
    const none = await sent({});
    await app.db.updateTable('candidate').set({ telephone: '020 1' }).where('id', '=', none.candidateId).execute();
    expect((await none.ask(`GET applications/${none.id}`)).body).toMatchObject({
      coverLetter: null,
      candidate: { telephone: null },
    });
  });

  test('JB-15 a cover letter is limited to 4,000 characters', async () => {
    await expect(sent({ coverLetter: 'x'.repeat(4001) })).rejects.toMatchObject({ fields: { coverLetter: 'TOO_LONG' } });
  });

  test('JB-15 an application without them has neither', async () => {
    const a = await sent({ adjustments: '  ' }, false);
    expect(await a.own()).toMatchObject({ adjustments: null, resume: null });
    expect((await a.ask(`GET applications/${a.id}`)).body).toMatchObject({ adjustments: null, resume: null });
  });

  test('JB-15 a deleted résumé is removed from the application', async () => {
    const a = await sent({});
    await app.app.inject({ method: 'DELETE', url: `/api/v1/candidates/resume/${a.resume?.id}`, headers: a.headers });
    expect(await a.own()).toMatchObject({ id: a.id, resume: null });
  });

  test('JB-15 someone else’s résumé and a missing one are refused alike, and nothing is sent', async () => {
    const other = await storedResume(app.db, await storedCandidate(app.db));
    for (const resumeId of [other.id, randomUUID(), 'x']) {
      const a = await sent({ resumeId });
      expect(a.result).toEqual({
        __typename: 'ApplyToJobRefused',
        code: 'VALIDATION_FAILED',
        message: 'This résumé no longer exists. Choose another one.',
        questionIds: [],
        existing: null,
      });
      expect(await a.own()).toBeNull();
    }
  });

  test('JB-15 the requested support is limited to 2,000 characters', async () => {
    expect((await sent({ adjustments: 'x'.repeat(2000) })).result).toMatchObject({ __typename: 'ApplyToJobDone' });
    await expect(sent({ adjustments: 'x'.repeat(2001) })).rejects.toMatchObject({ fields: { adjustments: 'TOO_LONG' } });
  });
});

test('JB-19 an application through a referral is credited to it; an unknown referrer is ignored', async () => {
  const referrer = await app.asCandidate(await storedCandidate(app.db));
  const own = await applicant();
  const referred = await app.graphql(ReferJobDocument, { input: { jobId: own.jobId, requestId: randomUUID() } }, referrer);
  const result = referred.data?.referJob;
  const referrerId = result?.__typename === 'ReferJobDone' ? result.referral.id : '';
  const apply = async ({ jobId, headers }: typeof own, by: string) =>
    (await app.graphql(ApplyToJobDocument, { input: { jobId, requestId: randomUUID(), answers: GOOD, referrerId: by } }, headers))
      .data?.applyToJob.__typename;
  const states = async () =>
    (await app.graphql(ReferralsDocument, { first: 5 }, referrer)).data?.referrals.nodes.map(({ state }) => state);
  expect(await apply(await applicant(), referrerId)).toBe('ApplyToJobDone');
  expect(await states()).toEqual(['SENT']);
  expect(await apply(own, referrerId)).toBe('ApplyToJobDone');
  expect(await states()).toEqual(['APPLIED']);
  for (const unknown of [randomUUID(), 'x']) expect(await apply(await applicant(), unknown)).toBe('ApplyToJobDone');
});

test('JB-19 PF-05 an application says from which page of its employer it came, to the employer alone, and never names another site', async () => {
  const employer = await testEmployer(app);
  await app.db
    .updateTable('enterprise')
    .set({ domain_names: ['acme.example'] })
    .where('id', '=', employer.enterpriseId)
    .execute();
  const portals = ['careers.acme.example', 'other.example', undefined];
  for (const portal of portals) {
    const jobId = String((await employer.ask('POST jobs', JOB)).body['id']);
    const headers = await app.asCandidate(await storedCandidate(app.db));
    const input = { jobId, requestId: randomUUID(), answers: GOOD, ...(portal !== undefined && { portal }) };
    const { data } = await app.graphql(ApplyToJobDocument, { input }, headers);
    const id = data?.applyToJob.__typename === 'ApplyToJobDone' ? data.applyToJob.application.id : '';
    const credited = portal === 'careers.acme.example' ? portal : null;
    expect([portal, (await employer.ask(`GET applications/${id}`)).body['portal']]).toEqual([portal, credited]);
    const { items } = (await employer.ask('GET applications')).body as { items: { id: string; portal: string | null }[] };
    expect(items.find((item) => item.id === id)?.portal).toBe(credited);
  }
});

describe('PF-05 a telephone number that comes with an application', () => {
  const numberOf = async (id: string) =>
    (await app.db.selectFrom('candidate').select('telephone').where('id', '=', id).executeTakeFirstOrThrow()).telephone;

  test('is stored in a profile that has none, and replaces none', async () => {
    const [first = '', second = '', third = ''] = await storedJobs(app.db, [
      { title: 'Cook' },
      { title: 'Baker' },
      { title: 'Clerk' },
    ]);
    const id = await storedCandidate(app.db);
    const headers = await app.asCandidate(id);
    const send = async (jobId: string, telephone: string | null) => {
      const input = { jobId, requestId: randomUUID(), answers: GOOD, telephone };
      const { data, errors } = await app.graphql(ApplyToJobDocument, { input }, headers);
      throwRefused(errors);
      return data?.applyToJob.__typename;
    };
    expect([await send(first, ' '), await numberOf(id)]).toEqual(['ApplyToJobDone', null]);
    expect([await send(second, '+44 20 7946 0000'), await numberOf(id)]).toEqual(['ApplyToJobDone', '+44 20 7946 0000']);
    expect([await send(third, '+31 20 555 1234'), await numberOf(id)]).toEqual(['ApplyToJobDone', '+44 20 7946 0000']);
  });

  test('is not stored if the application is refused, or if it is none', async () => {
    const [jobId = ''] = await storedJobs(app.db, [{ title: 'Cook' }]);
    const id = await storedCandidate(app.db);
    const headers = await app.asCandidate(id);
    const send = async (answers: readonly ApplyAnswerInput[], telephone: string) => {
      const input = { jobId, requestId: randomUUID(), answers: [...answers], telephone };
      const { data, errors } = await app.graphql(ApplyToJobDocument, { input }, headers);
      throwRefused(errors);
      return data?.applyToJob;
    };
    expect(await send([], '+44 20 7946 0000')).toMatchObject({ code: 'ANSWERS_INCOMPLETE' });
    await expect(send(GOOD, '<script>')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { telephone: 'NOT_A_TELEPHONE' },
    });
    expect(await numberOf(id)).toBeNull();
  });
});
