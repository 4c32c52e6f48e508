import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, PageLink } from '@hirehq/shared-ui';
import type { ApplicationStateFragment } from '../../../shared/application-state.graphql.ts';
import { WithdrawApplication } from '../../features/withdraw-application/withdraw-application.tsx';
import { stateOfApplication } from '../../shared/application-state.tsx';
import classes from './tracked-job-page.module.css';

interface JobActionsProps {
  job: JobCardFragment;
  application: ApplicationStateFragment;
  onChanged: () => void;
}

const UNDER_WAY = new Set(['received', 'shortlisted', 'offered', 'accepted']);

/** The actions on an application. */
export function JobActions({ job, application, onChanged }: JobActionsProps) {
  const { enterprise } = job;
  const state = stateOfApplication(application);
  return (
    <div className={classes['actions']}>
      {state === 'withdrawn' && !job.closedAt && (
        <Button component={PageLink} to={routes.application(job)}>
          <FormattedMessage id="tracked.applyAgain" />
        </Button>
      )}
      <Button
        component={PageLink}
        to={routes.messageList({ candidateId: enterprise.id, enterpriseId: enterprise.id })}
        variant="default"
        leftSection={<Icon name="mail" size={18} />}
      >
        <FormattedMessage id="tracked.message" values={{ company: enterprise.establishmentName }} />
      </Button>
      <Button component={PageLink} to={routes.candidateJob(job)} variant="default">
        <FormattedMessage id="apply.viewJob" />
      </Button>
      {UNDER_WAY.has(state) && <WithdrawApplication applicationId={application.id} onWithdrawn={onChanged} />}
    </div>
  );
}
