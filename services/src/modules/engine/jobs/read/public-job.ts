import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { JobInWords, Services } from '../../../../platform/module.ts';
import { takesApplications } from './jobs.policy.ts';
import { visibleJobs } from './visible-jobs.ts';

/** A job that visitors may see and that accepts applications, in words. */
export async function publicJob({ db, now }: Pick<Services, 'db' | 'now'>, id: string): Promise<JobInWords | undefined> {
  const job = isUuid(id) ? (await visibleJobs(db, undefined, [id])).get(id) : undefined;
  return job && takesApplications(job, now()) ? { title: job.title, company: job.establishment_name } : undefined;
}
