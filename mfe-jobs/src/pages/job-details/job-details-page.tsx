import { TrackedJobDocument } from '@hirehq/shared-contracts/graphql';
import { routes } from '@hirehq/shared-contracts/routes';
import {
  Button,
  CompanyMonogram,
  EmptyState,
  FormattedMessage,
  PageLink,
  PageSection,
  PageSkeleton,
  useIntl,
  useParams,
  useQuery,
} from '@hirehq/shared-ui';
import { ApplicationTimeline } from '../../features/track-jobs/application-timeline.tsx';
import { SentAnswers } from '../../features/track-jobs/sent-answers.tsx';
import { TAB_SCENES } from '../../features/track-jobs/tab-scenes.tsx';
import { WithdrawApplication } from '../../features/withdraw-application/withdraw-application.tsx';
import { ApplicationStateTag, stateOfApplication } from '../../shared/application-state.tsx';
import { JobNotFound } from '../../shared/job-not-found.tsx';
import { PageFailure } from '../../shared/page-failure.tsx';
import classes from './job-details-page.module.css';

const OVER = new Set(['withdrawn', 'onboarded', 'offboarded']);

/** /candidate/job-details/:id: the candidate's own application to a job (JB-18). */
export function JobDetailsPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const query = useQuery(TrackedJobDocument, { id });

  if (query.status === 'loading') return <PageSkeleton kind="detail" />;
  if (!query.data) return <PageFailure error={query.error} onRetry={query.reload} />;
  const { job } = query.data;
  if (!job) return <JobNotFound />;
  const { application } = job;
  const company = job.enterprise.establishmentName;

  return (
    <div className={`hq-page hq-page-narrow ${classes['page']}`}>
      <header className={classes['head']}>
        <CompanyMonogram name={company || '?'} logoUrl={job.enterprise.logoUrl} size="lg" />
        <div>
          <h1 className="hq-page-title">{job.title}</h1>
          <p className="hq-lead">{[company, job.place?.label].filter(Boolean).join(' · ')}</p>
          {application && (
            <div className={classes['state']}>
              <ApplicationStateTag application={application} />
            </div>
          )}
        </div>
      </header>
      {application ? (
        <>
          <PageSection title={formatMessage({ id: 'tracked.timeline' })}>
            <ApplicationTimeline application={application} />
          </PageSection>
          <PageSection title={formatMessage({ id: 'tracked.answers' })}>
            <SentAnswers questions={job.questions} answers={application.answers} />
          </PageSection>
        </>
      ) : (
        <EmptyState
          illustration={TAB_SCENES.APPLIED}
          title={formatMessage({ id: 'tracked.noneTitle' })}
          description={formatMessage({ id: 'tracked.noneText' })}
        />
      )}
      <div className={classes['actions']}>
        <Button component={PageLink} to={routes.candidateJob(job)} variant={application ? 'default' : 'filled'}>
          <FormattedMessage id="apply.viewJob" />
        </Button>
        {application && !OVER.has(stateOfApplication(application)) && (
          <WithdrawApplication applicationId={application.id} onWithdrawn={query.reload} />
        )}
      </div>
    </div>
  );
}
