import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useLaterPart } from '@hirehq/shared-ui/bundled';
import './report-job.module.css';

const loadDialog = async () => (await import(/* webpackChunkName: "report-job" */ './report-dialog.tsx')).ReportDialog;

/** Opens the report of a problem with a job; also signed out. */
export function ReportButton({ jobId }: { jobId: string }) {
  const dialog = useLaterPart(loadDialog, 'common.partFailed');
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-haspopup="dialog"
        leftSection={<Icon name="alert" size={18} />}
        aria-busy={dialog.isLoading}
        onClick={dialog.open}
      >
        <FormattedMessage id="report.open" />
      </Button>
      {dialog.Part && <dialog.Part jobId={jobId} opened={dialog.opened} onClose={dialog.close} />}
    </>
  );
}
