import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink } from '@hirehq/shared-ui';
import { isClosed } from '../../../shared/job-closed.ts';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import type { Job } from './job-summary.tsx';

/** The main action of a job: apply, or view the application. Renders nothing for a closed job. */
export function ApplyLink({ job }: { job: Job }) {
  const links = useJobLinks();
  if (job.application && !job.application.withdrawnAt) {
    return (
      <Button component={PageLink} to={routes.trackedJob(job)} preload="idle" size="md" variant="light">
        <FormattedMessage id="detail.viewApplication" />
      </Button>
    );
  }
  if (isClosed(job)) return null;
  return (
    <Button component={PageLink} to={links.application(job.id)} preload="idle" size="md">
      {job.easyApply ? <FormattedMessage id="detail.easyApply" /> : <FormattedMessage id="detail.apply" />}
    </Button>
  );
}
