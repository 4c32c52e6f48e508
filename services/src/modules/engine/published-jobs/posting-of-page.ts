import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../platform/module.ts';
import { logoLink } from '../../enterprises/employer-profiles/index.ts';
import { pagePosting, type PostingContext } from './job-posting.ts';
import { readPublished } from './read-published.ts';

export const postingContext = ({ config: { origin }, files }: Pick<Services, 'config' | 'files'>): PostingContext => ({
  origin,
  logoOf: (logoFile) => origin + (logoLink(files, logoFile) ?? ''),
});

/** The posting for the page of a job; undefined for a job that is closed, private or missing, or lacks required facts. */
export async function postingOfPage(services: Services, id: string): Promise<object | undefined> {
  const [job] = isUuid(id) ? await readPublished(services, [id]) : [];
  const isOver = job?.closes_on && job.closes_on < services.now().toISOString().slice(0, 10);
  return job && !isOver ? pagePosting(job, postingContext(services)) : undefined;
}
