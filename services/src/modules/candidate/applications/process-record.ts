import type { RestResponse } from '@hirehq/shared-contracts/rest';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { jobsByIds, visibleJobs } from '../../engine/jobs/index.ts';
import { activeApplication } from './applications.store.ts';

type Pool = 'F' | 'O' | 'A';

/** An offboarded candidate is still looked up in the pool of onboarded candidates (§4). */
const IN_POOL: Readonly<Record<Pool, readonly string[]>> = { F: ['F'], O: ['O', 'B'], A: ['R', 'S', 'F', 'O', 'B'] };

/** The process codes of a candidate in a pool; both null when the candidate is not in it or the job does not exist. */
export async function processRecord(
  db: Database,
  candidateId: string,
  pool: Pool,
  jobId: string,
): Promise<RestResponse<'GET candidates/pool/{type}'>> {
  const application = isUuid(jobId) ? await activeApplication(db, candidateId, jobId) : undefined;
  if (!application || !IN_POOL[pool].includes(application.enterprise_process_status))
    return { candidateProcessStatus: null, enterpriseProcessStatus: null };
  return {
    candidateProcessStatus: application.candidate_process_status,
    enterpriseProcessStatus: application.enterprise_process_status,
  };
}

export async function candidateJob(
  db: Database,
  candidateId: string,
  jobId: string,
): Promise<RestResponse<'GET candidates/job/{jobId}'>> {
  const id = jobId.toLowerCase();
  const stored = isUuid(id) ? (await jobsByIds(db, [id])).get(id) : undefined;
  if (!stored) throw new Refusal('JOB_NOT_FOUND');
  const job = (await visibleJobs(db, candidateId, [id])).get(id);
  if (!job) throw new Refusal('JOB_NOT_FOR_CANDIDATE');
  const record = await processRecord(db, candidateId, 'A', jobId);
  return {
    ...record,
    id: job.id,
    title: job.title,
    enterpriseId: job.enterprise_id,
    establishmentName: job.establishment_name,
    closed: job.closed_at !== null,
  };
}
