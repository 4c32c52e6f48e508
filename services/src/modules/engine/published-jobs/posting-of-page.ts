import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../platform/module.ts';
import { logoLink } from '../../enterprises/employer-profiles/index.ts';
import { pagePosting, type PostingContext } from './job-posting.ts';
import { isOver, readPublished } from './read-published.ts';

export const postingContext = ({ config: { origin }, files }: Pick<Services, 'config' | 'files'>): PostingContext => ({
  origin,
  logoOf: (logoFile) => origin + (logoLink(files, logoFile) ?? ''),
});

/** The posting for the page of a job; undefined for a job that is closed, private or missing, or lacks required facts. */
export async function postingOfPage(services: Services, id: string): Promise<object | undefined> {
  const [job] = isUuid(id) ? await readPublished(services, [id]) : [];
  return job && !isOver(job, services.now()) ? pagePosting(job, postingContext(services)) : undefined;
}
