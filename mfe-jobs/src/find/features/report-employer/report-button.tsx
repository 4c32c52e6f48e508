import { FormattedMessage } from '@hirehq/shared-ui';
import { ReportButton } from '../../shared/report/report-button.tsx';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "report-employer" */ './report-dialog.tsx')).ReportEmployerDialog;

export function ReportEmployerButton({ enterpriseId }: { enterpriseId: string }) {
  return (
    <ReportButton id={enterpriseId} loadDialog={loadDialog}>
      <FormattedMessage id="report.employer.open" />
    </ReportButton>
  );
}
