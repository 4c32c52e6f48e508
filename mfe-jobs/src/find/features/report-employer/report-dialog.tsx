import { EMPLOYER_REPORT_REASONS, type EmployerReportReason } from '@hirehq/shared-contracts/codes';
import { employerReport } from '@hirehq/shared-contracts/inputs';
import { defineMessages, useIntl } from '@hirehq/shared-ui';
import type { ReportDialogProps } from '../../shared/report/report-button.tsx';
import { ReportForm } from '../../shared/report/report-form.tsx';
import { useReportEmployer } from './report-employer.mutation.ts';

const REASONS = defineMessages({
  FRAUD: { id: 'report.fraud' },
  IMPERSONATION: { id: 'report.employer.impersonation' },
  FALSE_FACTS: { id: 'report.employer.falseFacts' },
  FEE: { id: 'report.fee' },
  DISCRIMINATION: { id: 'report.discrimination' },
  OTHER: { id: 'report.other' },
}) satisfies Record<EmployerReportReason, unknown>;

/** The form for an employer report. */
export function ReportEmployerDialog({ id: enterpriseId, ...dialog }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useReportEmployer();
  return (
    <ReportForm
      {...dialog}
      title={formatMessage({ id: 'report.employer.title' })}
      question={formatMessage({ id: 'report.employer.reason' })}
      reasons={EMPLOYER_REPORT_REASONS.map((name) => ({ value: name, label: formatMessage(REASONS[name]) }))}
      schema={employerReport}
      onSend={(report) => run({ input: { enterpriseId, ...report } })}
    />
  );
}
