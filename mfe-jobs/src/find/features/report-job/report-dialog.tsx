import type { JobReportReason } from '@hirehq/shared-contracts/graphql/types';
import { JOB_REPORT_REASONS, jobReport } from '@hirehq/shared-contracts/inputs';
import { defineMessages, useIntl } from '@hirehq/shared-ui';
import type { ReportDialogProps } from '../../shared/report/report-button.tsx';
import { ReportForm } from '../../shared/report/report-form.tsx';
import { useReportJob } from './report-job.mutation.ts';

const REASONS = defineMessages({
  FRAUD: { id: 'report.fraud' },
  FEE: { id: 'report.fee' },
  DISCRIMINATION: { id: 'report.discrimination' },
  NOT_A_JOB: { id: 'report.notAJob' },
  OUTDATED: { id: 'report.outdated' },
  OTHER: { id: 'report.other' },
}) satisfies Record<JobReportReason, unknown>;

/** The form for a job report. */
export function ReportJobDialog({ id: jobId, ...dialog }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useReportJob();
  return (
    <ReportForm
      {...dialog}
      title={formatMessage({ id: 'report.title' })}
      question={formatMessage({ id: 'report.reason' })}
      reasons={JOB_REPORT_REASONS.map((name) => ({ value: name, label: formatMessage(REASONS[name]) }))}
      schema={jobReport}
      onSend={(report) => run({ input: { jobId, ...report } })}
    />
  );
}
