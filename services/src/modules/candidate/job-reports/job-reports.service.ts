import type { ReportJobInput } from '@hirehq/shared-contracts/graphql/types';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { jobReport } from '@hirehq/shared-contracts/inputs';
import type { Services } from '../../../platform/module.ts';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { personKey, type Person } from '../../../platform/attempts/person-key.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { visibleJobs } from '../../engine/jobs/index.ts';
import { insertReport, isReported } from './job-reports.store.ts';

/** Stores a report for the operators, once per job and person. The employer never sees it. */
export async function reportJob(services: Services, person: Person, { jobId, ...input }: ReportJobInput): Promise<void> {
  const { db, now } = services;
  const { reason, details } = readInput(jobReport, input);
  const candidateId = person.viewer.kind === 'candidate' ? person.viewer.candidateId : undefined;
  const job = isUuid(jobId) ? (await visibleJobs(db, candidateId, [jobId])).get(jobId) : undefined;
  if (!job) throw new Refusal('JOB_NOT_FOUND');
  const reporter = personKey(services, 'job report', person);
  if (await isReported(db, job.id, reporter)) return;
  const time = now();
  await db.transaction().execute(async (trx) => {
    await refuseIfFull(trx, 'jobReports', { owner: reporter, now: time });
    await insertReport(trx, { jobId: job.id, candidateId: candidateId ?? null, reporter, reason, details, now: time });
  });
}
