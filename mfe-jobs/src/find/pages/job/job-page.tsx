import { jobPageTitle } from '@hirehq/shared-contracts/page-head';
import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, PageSection, SafeHtml, useIntl, useParams } from '@hirehq/shared-ui';
import { AppliedElsewhereButton } from '../../features/apply-elsewhere/applied-elsewhere-button.tsx';
import { useApplyElsewhere } from '../../features/apply-elsewhere/use-apply-elsewhere.ts';
import { ReferButton } from '../../features/refer-job/refer-button.tsx';
import { ReportJobButton } from '../../features/report-job/report-button.tsx';
import { ShareJobButton } from '../../features/share-page/share-button.tsx';
import { ApplyLink } from '../../features/view-job/apply-link.tsx';
import { plainText, withoutInterview } from '../../features/view-job/interview/interview-text.ts';
import { useJob } from '../../features/view-job/job.query.ts';
import { JobLocations } from '../../features/view-job/job-locations.tsx';
import { JobMatch } from '../../features/view-job/job-match.tsx';
import { JobSkills } from '../../features/view-job/job-skills.tsx';
import { JobSummary, type Job } from '../../features/view-job/job-summary.tsx';
import { SimilarJobs } from '../../features/view-job/similar-jobs.tsx';
import { ToSimilarJobs } from '../../features/view-job/to-similar-jobs.tsx';
import { useReferralVisit } from '../../features/view-job/referral-visit.mutation.ts';
import { BackToList } from '../../shared/back-to-list.tsx';
import { isClosed } from '../../../shared/job-closed.ts';
import { JobNotFound } from '../../../shared/job-not-found.tsx';
import { PageFailure } from '../../../shared/page-failure.tsx';
import { SaveWideButton } from '../../shared/save-wide-button.tsx';
import { usePageTitle, usePlaceNames } from '@hirehq/shared-ui/bundled';
import { usePortalVisit } from '../../../shared/portal.ts';
import { useSaveAfterSignIn } from '../../../shared/save-job/use-save-after-sign-in.ts';
import { ApplyBar, JobSkeleton } from './apply-bar.tsx';
import classes from './job-page.module.css';

/** Whether the description of a job contains what its employer says about itself. */
const saysAlready = ({ descriptionHtml, enterprise: { about } }: Job): boolean =>
  about !== null && plainText(descriptionHtml).includes(about.replaceAll(/\s+/g, ' ').trim());

/** /job/:id and /candidate/job/:id. */
export function JobPage() {
  const { formatMessage, locale } = useIntl();
  const names = usePlaceNames();
  const { id = '', referrerId } = useParams();
  const query = useJob(id);
  useSaveAfterSignIn();
  useReferralVisit(query.data?.job?.id, referrerId);
  usePortalVisit();
  const found = query.data?.job;
  const elsewhere = useApplyElsewhere(found);
  usePageTitle(found && [jobPageTitle(found, locale, names)]);

  if (query.status === 'loading') return <JobSkeleton />;
  if (!query.data) return <PageFailure failure={query.failure} onRetry={query.retry} />;
  const { job } = query.data;
  // A visitor's result is not valid for a candidate: the job may belong to their talent pool.
  if (!job) return query.status === 'ready' && query.refreshing ? <JobSkeleton /> : <JobNotFound />;
  const closed = isClosed(job);
  const isElsewhere = !closed && job.applyPage !== null && job.application?.withdrawnAt !== null;

  return (
    <div className={`hq-page ${classes['page']}`}>
      <BackToList />
      <article className={classes['job']}>
        <JobSummary
          job={job}
          actions={
            <>
              <ApplyLink job={job} onLeave={elsewhere.leave} />
              {isElsewhere && <AppliedElsewhereButton job={job} onSet={elsewhere.set} />}
              <SaveWideButton job={job} />
              <ShareJobButton job={job} />
              {!closed && <ReferButton job={job} />}
            </>
          }
        />
        {closed && (
          <p className={classes['closed']} role="note">
            <FormattedMessage id="detail.closedText" /> {job.similar.length > 0 && <ToSimilarJobs jobId={job.id} />}
          </p>
        )}
        <div className={classes['columns']} data-simplified="column">
          <PageSection title={formatMessage({ id: 'detail.description' })}>
            <SafeHtml html={withoutInterview(job.descriptionHtml)} />
          </PageSection>
          <div className={classes['side']}>
            <JobMatch job={job} />
            <JobSkills skills={job.skills} />
            <JobLocations locations={job.locations} />
            <PageSection title={formatMessage({ id: 'detail.about' }, { company: job.enterprise.establishmentName })}>
              {!saysAlready(job) && (
                <p className={classes['about']}>{job.enterprise.about ?? formatMessage({ id: 'detail.aboutUnknown' })}</p>
              )}
              <p className={classes['open']}>
                {job.enterprise.openJobs > 0 ? (
                  <PageLink to={routes.jobList({ enterprise: job.enterprise.id })}>
                    <FormattedMessage id="detail.openJobs" values={{ count: job.enterprise.openJobs }} />
                  </PageLink>
                ) : (
                  <FormattedMessage id="detail.openJobs" values={{ count: 0 }} />
                )}
              </p>
            </PageSection>
            <div>
              <ReportJobButton jobId={job.id} />
            </div>
          </div>
        </div>
      </article>
      <SimilarJobs jobs={job.similar} />
      <ApplyBar title={job.title}>
        <ApplyLink job={job} onLeave={elsewhere.leave} />
      </ApplyBar>
    </div>
  );
}
