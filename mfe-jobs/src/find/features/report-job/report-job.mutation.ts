import { useApiMutation } from '@hirehq/shared-ui';
import { ReportJobDocument } from './report-job.graphql.ts';

/** Sends a job report to the operators. */
export const useReportJob = () =>
  useApiMutation(ReportJobDocument, {
    failures: {
      JOB_NOT_FOUND: 'report.jobGone',
      RATE_LIMITED: 'report.tooMany',
      VALIDATION_FAILED: 'report.failed',
      INTERNAL: 'report.failed',
    },
  });
