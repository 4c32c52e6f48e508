import { TRACKED_JOB_TABS, routes, type TrackedJobTab } from '@hirehq/shared-contracts/routes';
import {
  Button,
  CompanyMonogram,
  EmptyState,
  FormattedMessage,
  PageLink,
  PageSkeleton,
  defineMessages,
  useIntl,
  useNavigate,
  useParams,
  useSearchParams,
} from '@hirehq/shared-ui';
import { Tabs } from '@hirehq/shared-ui/tabs';
import { offerState } from '../../features/answer-offer/offer-state.ts';
import { nextStepOf } from '../../features/track-jobs/next-step.ts';
import { NextStepLine } from '../../features/track-jobs/next-step-line.tsx';
import { TAB_SCENES } from '../../features/track-jobs/tab-scenes.tsx';
import { useTrackedJob } from '../../features/track-jobs/tracked-job.query.ts';
import { ApplicationStateTag } from '../../shared/application-state.tsx';
import { JobNotFound } from '../../../shared/job-not-found.tsx';
import { PageFailure } from '../../../shared/page-failure.tsx';
import { useChosenTabInView, useFocusAfter, useFreshLinks, useNow, usePlaceText } from '@hirehq/shared-ui/bundled';
import { JobPay } from '../../../shared/job-card/job-pay.tsx';
import { JobActions } from './job-actions.tsx';
import classes from './tracked-job-page.module.css';
import { TrackedJobPanel } from './tracked-job-panel.tsx';

const TAB_WORDS = defineMessages({
  overview: { id: 'tracked.overview' },
  application: { id: 'tracked.application' },
  offer: { id: 'tracked.offer' },
  interviews: { id: 'tracked.interviews' },
});

const TITLE = 'job-details-title';

/** The tab in the address; links of offer notifications use `offered`. */
function tabOf(value: string | null): TrackedJobTab {
  if (value?.toLowerCase() === 'offered') return 'offer';
  return TRACKED_JOB_TABS.find((tab) => tab === value) ?? 'overview';
}

/** /candidate/job-details/:id: the candidate's own application to a job (JB-18). */
export function TrackedJobPage() {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const tabList = useChosenTabInView();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const placeText = usePlaceText();
  const { tracked, progress } = useTrackedJob(id);
  const retry = () => {
    tracked.retry();
    progress.retry();
  };
  const focusAfter = useFocusAfter(progress.data);
  useFreshLinks(progress.data !== undefined, progress.retry);

  const failed = [tracked, progress].find(({ status, data }) => status === 'failed' && !data);
  if (failed) return <PageFailure failure={failed.failure} onRetry={retry} />;
  if (!tracked.data || !progress.data) return <PageSkeleton kind="detail" />;
  const { job } = tracked.data;
  if (!job) return <JobNotFound />;
  const sent = job.application;
  const application = progress.data.job?.application;
  const company = job.enterprise.establishmentName;
  const tab = tabOf(params.get('tab'));
  const isHere = (to: string) => to === routes.trackedJob({ id: job.id, tab });
  const hasOpenOffer = Boolean(application?.offer && offerState(application, application.offer, now) === 'open');
  const counts: Partial<Record<TrackedJobTab, number>> = { interviews: application?.interviews.length ?? 0 };

  return (
    <div className={`hq-page ${classes['page']}`}>
      <nav aria-label={formatMessage({ id: 'tracked.breadcrumb' })}>
        <ol className={classes['trail']}>
          <li>
            <PageLink to={routes.myJobs()}>
              <FormattedMessage id="myJobs.title" />
            </PageLink>
          </li>
          <li aria-current="page">
            <bdi>{job.title}</bdi>
          </li>
        </ol>
      </nav>
      <header className={classes['head']}>
        <CompanyMonogram name={company || '?'} logoUrl={job.enterprise.logoUrl} size="lg" />
        <div className={classes['heading']}>
          <h1 id={TITLE} tabIndex={-1} className="hq-page-title">
            <bdi>{job.title}</bdi>
          </h1>
          <p className="hq-lead">
            <bdi>{[company, job.place && placeText(job.place)].filter(Boolean).join(' · ')}</bdi>
          </p>
          {(job.pay || (job.closesOn && !job.closedAt)) && (
            <p className={classes['facts']}>
              {job.pay && (
                <span>
                  <JobPay pay={job.pay} />
                </span>
              )}
              {job.closesOn && !job.closedAt && (
                <span>
                  <FormattedMessage
                    id="detail.closesOn"
                    values={{ date: formatDate(job.closesOn, { dateStyle: 'long', timeZone: 'UTC' }) }}
                  />
                </span>
              )}
            </p>
          )}
          {application && (
            <div className={classes['state']}>
              <ApplicationStateTag application={application} />
            </div>
          )}
        </div>
      </header>
      {application && sent ? (
        <>
          <div className={`hq-card ${classes['next']}`}>
            <NextStepLine step={nextStepOf({ job, application }, now)} company={company} isHere={isHere} />
          </div>
          <Tabs
            value={tab}
            onChange={(next) => void navigate(routes.trackedJob({ id: job.id, tab: tabOf(next) }), { replace: true })}
            keepMounted={false}
          >
            <Tabs.List ref={tabList} className={classes['tabs'] ?? ''} aria-label={job.title}>
              {TRACKED_JOB_TABS.map((name) => (
                <Tabs.Tab
                  key={name}
                  value={name}
                  rightSection={
                    counts[name] ? (
                      <span className={`hq-tabular ${classes['count']}`}>{formatNumber(counts[name])}</span>
                    ) : undefined
                  }
                >
                  {formatMessage(TAB_WORDS[name])}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value={tab} className={classes['panel'] ?? ''}>
              <TrackedJobPanel
                tab={tab}
                job={job}
                answers={sent.answers}
                application={application}
                now={now}
                onChanged={focusAfter}
              />
            </Tabs.Panel>
          </Tabs>
        </>
      ) : (
        <EmptyState
          illustration={TAB_SCENES.APPLIED}
          title={formatMessage({ id: 'tracked.noneTitle' })}
          description={formatMessage({ id: 'tracked.noneText' })}
        >
          <Button component={PageLink} to={routes.candidateJob(job)}>
            <FormattedMessage id="apply.viewJob" />
          </Button>
        </EmptyState>
      )}
      {application && (
        <JobActions job={job} application={application} hasOpenOffer={hasOpenOffer} onChanged={() => focusAfter(TITLE)} />
      )}
    </div>
  );
}
