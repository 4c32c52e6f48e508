import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { foundAmong, MAX_PAGE } from '../../engine/jobs/index.ts';
import { NewestJobsDocument, type NewestJobsQuery } from './newest-jobs.graphql.ts';
import { addedSince, undatedSince } from './saved-searches.store.ts';

/** Pages to check: jobs arrive roughly in the order they were posted, so new ones are near the top, but for those without a date. */
const MAX_PAGES = 6;
/** Of more new jobs without a date, only the last ones to be added are looked at. */
const MOST_UNDATED = 10_000;

/** The filter that a saved search runs. */
export const filterOf = ({ config }: Pick<Services, 'config'>, query: string): JobFilter =>
  searchVariables(parseJobSearch(new URLSearchParams(query)), config.variant).filter;

/** Ids of the jobs in the results of a saved search that were added since then, newest first. */
export async function newJobsOf(
  services: Services,
  viewer: CandidateViewer,
  { query, since, limit }: { query: string; since: Date; limit: number },
): Promise<string[]> {
  const { db, execute, now } = services;
  const filter = filterOf(services, query);
  const found: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES && found.length < limit; page++) {
    // The same query as the candidate's own list, so that an alert finds what the list shows.
    const { jobs }: NewestJobsQuery = await execute(NewestJobsDocument, { filter, first: MAX_PAGE, after }, viewer);
    const ids = jobs.nodes.map(({ id }) => id);
    const added = await addedSince(db, ids, since);
    found.push(...ids.filter((id) => added.has(id)));
    after = jobs.endCursor;
    if (after === null) break;
  }
  if (after !== null && found.length < limit) {
    const undated = await undatedSince(db, since, MOST_UNDATED);
    found.push(...(await foundAmong(db, { filter, ids: undated, now: now() })));
  }
  return [...new Set(found)].slice(0, limit);
}
