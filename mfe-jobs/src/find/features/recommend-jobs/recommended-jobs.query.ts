import { useApiQuery } from '@hirehq/shared-ui';
import { RecommendedJobsDocument, type RecommendedJobsQuery } from './recommended-jobs.graphql.ts';

export type RecommendedJob = RecommendedJobsQuery['recommendedJobs']['nodes'][number];

/** The jobs that match the candidate best, up to the requested number. */
export const useRecommendedJobs = (first: number) => useApiQuery(RecommendedJobsDocument, { first }, { keepPrevious: true });
