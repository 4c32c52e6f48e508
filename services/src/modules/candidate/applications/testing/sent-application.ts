import { randomUUID } from 'node:crypto';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { JOB, testEmployer } from '../../../employer-api/employers/testing/test-employer.ts';
import { storedCandidate } from '../../../engine/jobs/testing/stored-jobs.ts';

/** An application to a job of an employer, and both sides of it. */
export async function sentApplication(app: TestApp) {
  const employer = await testEmployer(app, { name: 'Daily Crumb' });
  const { id: jobId } = (await employer.ask('POST jobs', { ...JOB, title: 'Baker', easyApply: true })).body;
  const candidateId = await storedCandidate(app.db);
  const headers = await app.asCandidate(candidateId);
  const { data } = await app.graphql(
    ApplyToJobDocument,
    { input: { jobId, requestId: randomUUID(), answers: [{ questionId: 'availability', values: ['Full Time'] }] } },
    headers,
  );
  const id = data?.applyToJob.__typename === 'ApplyToJobDone' ? data.applyToJob.application.id : '';
  return { employer, id, jobId: String(jobId), candidateId, headers };
}
