import { useApiQuery } from '@hirehq/shared-ui';
import { SimilarJobsDocument } from './similar-jobs.graphql.ts';

/** The jobs that are like one, without the rest of its page. */
export const useSimilarJobs = (id: string) => useApiQuery(SimilarJobsDocument, { id });
