import type { ReportJobInput } from '@hirehq/shared-contracts/graphql/types';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import type { Refused } from '../../platform/http/mutation-result.ts';
import { jobReport } from '@hirehq/shared-contracts/inputs';
import type { Services, Viewer } from '../../platform/module.ts';
import { readInput } from '../../platform/http/read-input.ts';
import { addressKey } from '../../platform/attempts/address-key.ts';
import { visibleJobs } from '../jobs/index.ts';
import { insertReport, isReported, reportsBy } from './job-reports.store.ts';

/** `address` identifies a visitor; it is ignored for a candidate. */
interface Reporter {
  viewer: Viewer;
  address: string;
}

type ReportOutcome = { ok: true } | Refused<RefusalCode<'reportJob'>>;

/** Limit per person; visitors with the same address count as one person. */
const MAX_AN_HOUR = 20;
const HOUR = 3_600_000;

/** Stores a report for the operators, once per job and person. The employer never sees it. */
export async function reportJob(
  { db, keyedHash, now }: Services,
  { viewer, address }: Reporter,
  { jobId, ...input }: ReportJobInput,
): Promise<ReportOutcome> {
  const { reason, details } = readInput(jobReport, input);
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : undefined;
  const job = isUuid(jobId) ? (await visibleJobs(db, candidateId, [jobId])).get(jobId) : undefined;
  if (!job) return { ok: false, code: 'JOB_NOT_FOUND' };
  const reporter = candidateId
    ? keyedHash('job report', 'candidate', candidateId)
    : keyedHash('job report', 'address', addressKey(address));
  if (await isReported(db, job.id, reporter)) return { ok: true };
  const time = now();
  if ((await reportsBy(db, reporter, new Date(time.getTime() - HOUR))) >= MAX_AN_HOUR)
    return { ok: false, code: 'RATE_LIMITED', message: 'You have reported many jobs. Try again in an hour.' };
  await insertReport(db, { jobId: job.id, candidateId: candidateId ?? null, reporter, reason, details, now: time });
  return { ok: true };
}
