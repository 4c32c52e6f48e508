import { useIntl } from '@hirehq/shared-ui';

/** A number of jobs in words, with 'about' if it is estimated. */
export function useJobsText(): (count: number, isEstimate: boolean) => string {
  const { formatMessage } = useIntl();
  return (count, isEstimate) =>
    formatMessage({ id: isEstimate ? 'analytics.density.aboutJobs' : 'analytics.density.jobs' }, { count });
}
