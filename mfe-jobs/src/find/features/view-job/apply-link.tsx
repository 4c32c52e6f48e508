import { useEffect } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink, useShell, whenIdle } from '@hirehq/shared-ui';
import { isClosed } from '../../../shared/job-closed.ts';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import type { Job } from './job-summary.tsx';

/** The main action of a job: apply, or view the application. Renders nothing for a closed job. */
export function ApplyLink({ job }: { job: Job }) {
  const links = useJobLinks();
  const { preload } = useShell();
  const hasApplied = job.application && !job.application.withdrawnAt;
  const to = hasApplied ? routes.trackedJob(job) : links.application(job.id);
  const isShown = hasApplied || !isClosed(job);
  // Its code is loaded while the job is read: a phone has no hover that could announce the press.
  useEffect(() => {
    if (isShown) whenIdle(() => preload(to));
  }, [isShown, preload, to]);

  if (hasApplied) {
    return (
      <Button component={PageLink} to={to} size="md" variant="light">
        <FormattedMessage id="detail.viewApplication" />
      </Button>
    );
  }
  if (!isShown) return null;
  return (
    <Button component={PageLink} to={to} size="md">
      {job.easyApply ? <FormattedMessage id="detail.easyApply" /> : <FormattedMessage id="detail.apply" />}
    </Button>
  );
}
