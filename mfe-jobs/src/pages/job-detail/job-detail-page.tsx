import { JobDetailDocument } from '@hirehq/shared-contracts/graphql';
import { FormattedMessage, PageSection, PageSkeleton, SafeHtml, useIntl, useParams, useQuery } from '@hirehq/shared-ui';
import { ShareButton } from '../../features/share-job/share-button.tsx';
import { ApplyLink } from '../../features/view-job/apply-link.tsx';
import { JobSkills } from '../../features/view-job/job-skills.tsx';
import { JobSummary } from '../../features/view-job/job-summary.tsx';
import { SimilarJobs } from '../../features/view-job/similar-jobs.tsx';
import { BackToList } from '../../shared/back-to-list.tsx';
import { JobNotFound } from '../../shared/job-not-found.tsx';
import { PageFailure } from '../../shared/page-failure.tsx';
import { SaveWideButton } from '../../shared/save-wide-button.tsx';
import { useSaveAfterSignIn } from '../../shared/use-save-after-sign-in.ts';
import classes from './job-detail-page.module.css';

/** /job/:id and /candidate/job/:id. */
export function JobDetailPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const query = useQuery(JobDetailDocument, { id });
  useSaveAfterSignIn();

  if (query.status === 'loading') return <PageSkeleton kind="detail" />;
  if (!query.data) return <PageFailure error={query.error} onRetry={query.reload} />;
  const { job } = query.data;
  if (!job) return <JobNotFound />;

  return (
    <div className={`hq-page ${classes['page']}`}>
      <BackToList />
      <article className={classes['job']}>
        <JobSummary
          job={job}
          actions={
            <>
              <ApplyLink job={job} />
              <SaveWideButton job={job} />
              <ShareButton job={job} />
            </>
          }
        />
        {job.closedAt && (
          <p className={classes['closed']} role="note">
            <FormattedMessage id="detail.closedText" />
          </p>
        )}
        <div className={classes['columns']}>
          <PageSection title={formatMessage({ id: 'detail.description' })}>
            <SafeHtml html={job.descriptionHtml} />
            {job.sourceUrl && (
              <p className={classes['source']}>
                <a href={job.sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
                  <FormattedMessage id="detail.source" />
                </a>
              </p>
            )}
          </PageSection>
          <div className={classes['side']}>
            <JobSkills skills={job.skills} />
            <PageSection title={formatMessage({ id: 'detail.about' }, { company: job.enterprise.establishmentName })}>
              <p className={classes['about']}>{job.enterprise.about ?? formatMessage({ id: 'detail.aboutUnknown' })}</p>
              <p className={classes['open']}>
                <FormattedMessage id="detail.openJobs" values={{ count: job.enterprise.openJobs }} />
              </p>
            </PageSection>
          </div>
        </div>
      </article>
      <SimilarJobs jobs={job.similar} />
      <div className={classes['sticky']}>
        <ApplyLink job={job} />
      </div>
    </div>
  );
}
