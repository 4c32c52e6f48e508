import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink } from '@hirehq/shared-ui';
import type { ApplicationStateFragment } from '../../../shared/application-state.graphql.ts';
import { isAppliedHere } from '../../../shared/applied-here.ts';
import { MessageEmployer } from '../../../shared/message-employer.tsx';
import { WithdrawApplication } from '../../features/withdraw-application/withdraw-application.tsx';
import { stateOfApplication } from '../../shared/application-state.tsx';
import classes from './tracked-job-page.module.css';

interface JobActionsProps {
  job: JobCardFragment;
  application: ApplicationStateFragment;
  /** An offer waits for the answer, which is the only decision then. */
  hasOpenOffer: boolean;
  onChanged: () => void;
}

const UNDER_WAY = new Set(['received', 'shortlisted', 'offered', 'accepted']);

/** The actions on an application. */
export function JobActions({ job, application, hasOpenOffer, onChanged }: JobActionsProps) {
  const state = stateOfApplication(application);
  return (
    <div className={classes['actions']}>
      {state === 'withdrawn' && !job.closedAt && isAppliedHere(job) && (
        <Button component={PageLink} to={routes.application(job)}>
          <FormattedMessage id="tracked.applyAgain" />
        </Button>
      )}
      <MessageEmployer job={job} />
      <Button component={PageLink} to={routes.candidateJob(job)} variant="default">
        <FormattedMessage id="apply.viewJob" />
      </Button>
      {UNDER_WAY.has(state) && !hasOpenOffer && <WithdrawApplication applicationId={application.id} onWithdrawn={onChanged} />}
    </div>
  );
}
