import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink } from '@hirehq/shared-ui';
import { webLink } from '@hirehq/shared-ui/bundled';
import { isClosed } from '../../../shared/job-closed.ts';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import classes from './apply-link.module.css';
import type { Job } from './job-summary.tsx';

interface ApplyLinkProps {
  job: Job;
  /** Called when the employer's own page is opened. */
  onLeave: () => void;
}

/**
 * The main action of a job: apply here or on the employer's own page, or view the application. Renders nothing for a closed job, and
 * for one whose employer cannot be reached.
 */
export function ApplyLink({ job, onLeave }: ApplyLinkProps) {
  if (job.application && !job.application.withdrawnAt) {
    return (
      <Button component={PageLink} to={routes.trackedJob(job)} preload="idle" size="md" variant="light">
        <FormattedMessage id="detail.viewApplication" />
      </Button>
    );
  }
  if (isClosed(job)) return null;
  switch (job.applyChannel) {
    case 'SYSTEM':
    case 'MAIL':
      return <ApplyHere job={job} />;
    case 'OWN_PAGE':
      return <ApplyOutside job={job} onLeave={onLeave} />;
    case 'NONE':
      return null;
    default:
      return assertNever(job.applyChannel, null);
  }
}

function ApplyHere({ job }: { job: Job }) {
  const links = useJobLinks();
  return (
    <Button component={PageLink} to={links.application(job.id)} preload="idle" size="md">
      {job.easyApply ? <FormattedMessage id="detail.easyApply" /> : <FormattedMessage id="detail.apply" />}
    </Button>
  );
}

function ApplyOutside({ job, onLeave }: ApplyLinkProps) {
  const address = webLink(job.applyPage?.url ?? null);
  if (address === undefined || !job.applyPage) return null;
  return (
    <Button component="a" href={address} target="_blank" rel="noopener noreferrer nofollow" size="md" onClick={onLeave}>
      <span className={classes['host']}>
        <FormattedMessage id="detail.applyOn" values={{ host: <bdi>{job.applyPage.host}</bdi> }} />{' '}
        <span className="hq-visually-hidden">
          <FormattedMessage id="detail.newTab" />
        </span>
      </span>
    </Button>
  );
}
