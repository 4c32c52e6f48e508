import { SimilarJobs } from '../../../find/features/view-job/similar-jobs.tsx';
import { useSimilarJobs } from '../../../find/features/view-job/similar-jobs.query.ts';

/** Jobs like the one that was applied for; nothing while they load, or if they do not. */
export function SimilarAfterSent({ jobId }: { jobId: string }) {
  const { data } = useSimilarJobs(jobId);
  return data?.job ? <SimilarJobs jobs={data.job.similar} /> : null;
}
