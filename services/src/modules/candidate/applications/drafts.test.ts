import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { ApplicationDraftInput } from '@hirehq/shared-contracts/graphql/types';
import {
  ApplicationDraftDocument,
  DiscardApplicationDraftDocument,
  SaveApplicationDraftDocument,
} from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/application-draft.graphql.ts';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { storedResume } from '../../../platform/testing/stored-resume.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { throwRefused } from '../../../platform/testing/throw-refused.ts';
import { closeJobs } from '../../engine/jobs/index.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { forgetOldDrafts } from './drafts.service.ts';

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

const ANSWERS = [{ questionId: 'availability', values: ['Full Time'] }];

async function writer(facts: Parameters<typeof storedJobs>[1][number] = {}) {
  const [jobId = ''] = await storedJobs(app.db, [{ title: 'Baker', easyApply: true, ...facts }]);
  const candidateId = await storedCandidate(app.db);
  const headers = await app.asCandidate(candidateId);
  const requestId = randomUUID();
  const save = async (changes: Partial<ApplicationDraftInput> = {}) => {
    const input = { jobId, requestId, answers: ANSWERS, ...changes };
    const { data, errors } = await app.graphql(SaveApplicationDraftDocument, { input }, headers);
    throwRefused(errors);
    const result = data?.saveApplicationDraft;
    if (!result) throw new Error('no response');
    return result;
  };
  const saved = async (changes: Partial<ApplicationDraftInput> = {}) => {
    const result = await save(changes);
    if (result.__typename !== 'SaveApplicationDraftDone') throw new Error(`refused: ${result.code}`);
    return result.draft;
  };
  const read = async (as = headers) =>
    (await app.graphql(ApplicationDraftDocument, { jobId }, as)).data?.applicationDraft ?? null;
  const apply = async (request: string = requestId) => {
    const input = { jobId, requestId: request, answers: ANSWERS };
    const { data } = await app.graphql(ApplyToJobDocument, { input }, headers);
    return data?.applyToJob;
  };
  return { jobId, candidateId, headers, requestId, save, saved, read, apply };
}

test('JB-15 a draft is saved as typed, and loaded on another device', async () => {
  const { saved, read, jobId, requestId } = await writer({
    questions: [{ id: 'own-1', kind: 'TEXT', label: 'Why?', required: true, options: [] }],
  });
  const answers = [
    { questionId: 'availability', values: ['Full Time'] },
    { questionId: 'hoursPerDay', values: ['7,'] },
    { questionId: 'own-1', values: ['I like '] },
  ];
  const draft = await saved({
    answers: [...answers, { questionId: 'not-asked', values: ['x'] }],
    adjustments: 'A quiet room, ',
    coverLetter: 'I like ',
    telephone: '02',
  });
  expect(draft).toEqual({
    jobId,
    requestId,
    answers,
    resumeId: null,
    adjustments: 'A quiet room, ',
    coverLetter: 'I like ',
    telephone: '02',
    revision: expect.any(Number) as number,
    savedAt: START.toISOString(),
  });
  expect(await read()).toEqual(draft);
});

test('JB-15 each save is a new revision; one based on an older revision is refused with the newer draft', async () => {
  const { save, saved, read } = await writer();
  const first = await saved();
  const second = await saved({ adjustments: 'from the laptop', basedOn: first.revision });
  expect(second.revision).not.toBe(first.revision);
  const late = { adjustments: 'from the phone' };
  for (const basedOn of [first.revision, undefined])
    expect(await save({ ...late, ...(basedOn !== undefined && { basedOn }) })).toEqual({
      __typename: 'SaveApplicationDraftRefused',
      code: 'CONFLICT',
      message: 'This has changed in the meantime. Reload and try again.',
      kept: second,
    });
  expect(await read()).toEqual(second);
  expect(await saved({ ...late, basedOn: second.revision })).toMatchObject(late);
});

test('JB-15 repeating a save, or sending it ten times at once, changes nothing and is not a conflict', async () => {
  const { saved } = await writer();
  const drafts = await Promise.all(Array.from({ length: 10 }, () => saved()));
  expect(new Set(drafts.map(({ revision }) => revision)).size).toBe(1);
  const changed = { adjustments: 'Large print', basedOn: drafts[0]?.revision ?? 0 };
  const once = await saved(changed);
  expect(await saved(changed)).toEqual(once);
});

test('JB-15 of ten devices that edit one draft, one is saved and nine get a conflict', async () => {
  const { save, saved, read } = await writer();
  const { revision } = await saved();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save({ adjustments: `device ${index}`, basedOn: revision })),
  );
  const kept = results.flatMap((result) => (result.__typename === 'SaveApplicationDraftDone' ? [result.draft] : []));
  expect(kept).toHaveLength(1);
  expect(
    results.filter((result) => result.__typename === 'SaveApplicationDraftRefused' && result.code === 'CONFLICT'),
  ).toHaveLength(9);
  expect(await read()).toEqual(kept[0]);
});

test('JB-15 a discarded draft is gone, and another device can save its copy again', async () => {
  const { saved, read, headers, jobId } = await writer();
  const { revision } = await saved();
  const discard = () => app.graphql(DiscardApplicationDraftDocument, { jobId }, headers);
  for (const response of [await discard(), await discard()])
    expect(response.data).toMatchObject({ discardApplicationDraft: { __typename: 'DiscardApplicationDraftDone' } });
  expect(await read()).toBeNull();
  const again = await saved({ basedOn: revision });
  expect(again.revision).not.toBe(revision);
});

test('JB-15 a sent draft is gone: after the application, and after its withdrawal', async () => {
  const { saved, save, read, apply, headers, requestId } = await writer();
  const { revision } = await saved();
  const applied = await apply();
  expect(applied?.__typename).toBe('ApplyToJobDone');
  expect(await read()).toBeNull();
  expect(await save({ basedOn: revision })).toMatchObject({ code: 'ALREADY_APPLIED', kept: null });
  const applicationId = applied?.__typename === 'ApplyToJobDone' ? applied.application.id : '';
  await app.graphql(WithdrawApplicationDocument, { applicationId }, headers);
  expect(await read()).toBeNull();
  // Another device still has the request that was sent.
  const next = await saved({ basedOn: revision });
  expect(next).toEqual(await read());
  expect(next.requestId).not.toBe(requestId);
  expect(await apply(next.requestId)).toMatchObject({ __typename: 'ApplyToJobDone', application: { withdrawnAt: null } });
  expect(await read()).toBeNull();
});

test('JB-15 saving and applying at once leaves no draft of the sent application', async () => {
  const { save, read, apply, jobId } = await writer();
  const [applied] = await Promise.all([
    apply(),
    ...Array.from({ length: 8 }, (_, index) => save({ adjustments: `typed ${index}` })),
  ]);
  expect(applied?.__typename).toBe('ApplyToJobDone');
  expect(await read()).toBeNull();
  expect(await app.db.selectFrom('application_draft').select('revision').where('job_id', '=', jobId).execute()).toEqual([]);
});

test('JB-15 a draft keeps only the candidate’s own résumé; one that a visitor uploaded becomes theirs', async () => {
  const [own, other] = [await writer(), await writer()];
  const [mine, theirs, visitors] = [
    await storedResume(app.db, own.candidateId),
    await storedResume(app.db, other.candidateId),
    await storedResume(app.db, null),
  ];
  let { revision, resumeId } = await own.saved({ resumeId: mine.id });
  expect(resumeId).toBe(mine.id);
  ({ revision, resumeId } = await own.saved({ resumeId: visitors.id, basedOn: revision }));
  expect(resumeId).toBe(visitors.id);
  expect(await app.db.selectFrom('resume').select('candidate_id').where('id', '=', visitors.id).execute()).toEqual([
    { candidate_id: own.candidateId },
  ]);
  for (const wrong of [theirs.id, randomUUID(), 'x'])
    ({ revision, resumeId } = await own.saved({ resumeId: wrong, adjustments: wrong, basedOn: revision }));
  expect(resumeId).toBeNull();
});

test.each([
  ['a closed job', async ({ jobId }: { jobId: string }) => closed(jobId), 'JOB_CLOSED'],
  ['a job that is gone', undefined, 'JOB_NOT_FOUND'],
] as const)('JB-15 nothing is saved for %s', async (_name, prepare, code) => {
  const own = await writer();
  await prepare?.(own);
  const changes = prepare ? {} : { jobId: randomUUID() };
  expect(await own.save(changes)).toMatchObject({ __typename: 'SaveApplicationDraftRefused', code });
  expect(await own.read()).toBeNull();
});

const closed = (jobId: string) => app.db.transaction().execute((trx) => closeJobs(trx, [jobId], time));

test.each([
  [{ adjustments: 'x'.repeat(2001) }, { adjustments: 'TOO_LONG' }],
  [{ answers: [{ questionId: 'hoursPerDay', values: ['x'.repeat(4001)] }] }, { 'answers.0.values.0': 'TOO_LONG' }],
  [
    { answers: [{ questionId: 'daysAvailable', values: Array.from({ length: 101 }, (_, day) => `${day}`) }] },
    { 'answers.0.values': 'TOO_MANY' },
  ],
  [{ requestId: '' }, { requestId: 'MISSING' }],
])('JB-15 too long texts are refused, with their fields named', async (changes, fields) => {
  const { save, read } = await writer();
  await expect(save(changes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields });
  expect(await read()).toBeNull();
});

test('JB-15 a draft is deleted 30 days after its job closes, and after 90 days without a change', async () => {
  const [left, closing, expired] = [await writer(), await writer(), await writer({ closesOn: '2026-05-10' })];
  for (const each of [left, closing, expired]) await each.saved();
  await closed(closing.jobId);
  const after = async (days: number) => {
    time = new Date(START.getTime() + days * DAY_MS);
    await forgetOldDrafts(app.services);
    return Promise.all([left, closing, expired].map(async (each) => (await each.read()) !== null));
  };
  expect(await after(29)).toEqual([true, true, true]);
  expect(await after(31)).toEqual([true, false, true]);
  expect(await after(37)).toEqual([true, false, false]);
  expect(await after(89)).toEqual([true, false, false]);
  expect(await after(91)).toEqual([false, false, false]);
});

test('JB-15 a draft is visible to its candidate only, and a visitor has none', async () => {
  const { saved, read } = await writer();
  await saved();
  expect(await read(await app.asCandidate(await storedCandidate(app.db)))).toBeNull();
  const { errors } = await app.graphql(ApplicationDraftDocument, { jobId: randomUUID() });
  expect(errors[0]?.extensions.errorCode).toBe('NOT_SIGNED_IN');
});
