import type { ListGroups } from './result-page.ts';
import type { FoundJobs } from './search-jobs.ts';

/** The parent value of the resolvers of JobConnection; `counts` runs at most once, and only if a requested field needs it. */
export interface JobPage {
  counts: FoundJobs['counts'];
  wider: FoundJobs['wider'];
  others: FoundJobs['others'];
  groups: ListGroups | undefined;
  /** The id of the employer to which the search is limited. */
  searchedEnterprise: string | undefined;
  /** Number of jobs of the page that the viewer sees. */
  size: number;
}
