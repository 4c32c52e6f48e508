import type { searchJobs } from './search-jobs.ts';

type Found = Awaited<ReturnType<typeof searchJobs>>;

/** What JobConnection's fields are resolved from; `counts` runs once, and only when a field that needs it is asked for. */
export interface JobPage {
  counts: Found['counts'];
  wider: Found['wider'];
}

export function countedOnce({ counts }: Found): Found['counts'] {
  let counted: ReturnType<Found['counts']> | undefined;
  return () => (counted ??= counts());
}
