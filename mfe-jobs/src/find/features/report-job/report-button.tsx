import { FormattedMessage } from '@hirehq/shared-ui';
import { ReportButton } from '../../shared/report/report-button.tsx';

const loadDialog = async () => (await import(/* webpackChunkName: "report-job" */ './report-dialog.tsx')).ReportJobDialog;

export function ReportJobButton({ jobId }: { jobId: string }) {
  return (
    <ReportButton id={jobId} loadDialog={loadDialog}>
      <FormattedMessage id="report.open" />
    </ReportButton>
  );
}
