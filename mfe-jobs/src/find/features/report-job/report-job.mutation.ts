import { useApiMutation } from '@hirehq/shared-ui';
import { ReportJobDocument } from './report-job.graphql.ts';

/** Tells the operators about a job. */
export const useReportJob = () =>
  useApiMutation(ReportJobDocument, {
    failures: {
      JOB_NOT_FOUND: 'report.jobGone',
      RATE_LIMITED: 'report.tooMany',
      VALIDATION_FAILED: 'report.failed',
      INTERNAL: 'report.failed',
    },
  });
