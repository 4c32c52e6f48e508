import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useLaterPart, useSurface } from '@hirehq/shared-ui/bundled';
import './report-job.module.css';

const loadDialog = async () => (await import(/* webpackChunkName: "report-job" */ './report-dialog.tsx')).ReportDialog;

/** Opens the report of a problem with a job; also signed out. A page of somebody else has no forms of ours. */
export function ReportButton({ jobId }: { jobId: string }) {
  const surface = useSurface();
  const dialog = useLaterPart(loadDialog, 'common.partFailed');
  if (surface) return null;
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
