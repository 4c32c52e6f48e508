import { useApiMutation } from '@hirehq/shared-ui';
import { ReportEmployerDocument } from './report-employer.graphql.ts';

/** Sends an employer report to the operators. */
export const useReportEmployer = () =>
  useApiMutation(ReportEmployerDocument, {
    failures: {
      NOT_FOUND: 'report.employer.gone',
      RATE_LIMITED: 'report.tooMany',
      VALIDATION_FAILED: 'report.failed',
      INTERNAL: 'report.failed',
    },
  });
