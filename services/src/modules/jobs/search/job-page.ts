import type { searchJobs } from './search-jobs.ts';

type Found = Awaited<ReturnType<typeof searchJobs>>;

/** The parent value of the resolvers of JobConnection; `counts` runs at most once, and only if a requested field needs it. */
export interface JobPage {
  counts: Found['counts'];
  wider: Found['wider'];
}

export function countedOnce({ counts }: Found): Found['counts'] {
  let counted: ReturnType<Found['counts']> | undefined;
  return () => (counted ??= counts());
}
