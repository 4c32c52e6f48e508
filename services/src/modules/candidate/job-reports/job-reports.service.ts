import type { ReportJobInput } from '@hirehq/shared-contracts/graphql/types';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { jobReport } from '@hirehq/shared-contracts/inputs';
import type { Services, Viewer } from '../../../platform/module.ts';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { addressKey } from '../../../platform/attempts/address-key.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { visibleJobs } from '../../engine/jobs/index.ts';
import { insertReport, isReported } from './job-reports.store.ts';

/** `address` identifies a visitor; it is ignored for a candidate. */
interface Reporter {
  viewer: Viewer;
  address: string;
}

/** Stores a report for the operators, once per job and person. The employer never sees it. */
export async function reportJob(
  { db, keyedHash, now }: Services,
  { viewer, address }: Reporter,
  { jobId, ...input }: ReportJobInput,
): Promise<void> {
  const { reason, details } = readInput(jobReport, input);
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : undefined;
  const job = isUuid(jobId) ? (await visibleJobs(db, candidateId, [jobId])).get(jobId) : undefined;
  if (!job) throw new Refusal('JOB_NOT_FOUND');
  const reporter = candidateId
    ? keyedHash('job report', 'candidate', candidateId)
    : keyedHash('job report', 'address', addressKey(address));
  if (await isReported(db, job.id, reporter)) return;
  const time = now();
  await db.transaction().execute(async (trx) => {
    await refuseIfFull(trx, 'jobReports', { owner: reporter, now: time });
    await insertReport(trx, { jobId: job.id, candidateId: candidateId ?? null, reporter, reason, details, now: time });
  });
}
