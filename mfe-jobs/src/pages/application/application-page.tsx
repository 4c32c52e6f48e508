import { JobToApplyDocument } from '@hirehq/shared-contracts/graphql';
import { CompanyMonogram, FormattedMessage, PageLink, PageSkeleton, useParams, useQuery } from '@hirehq/shared-ui';
import { AlreadyApplied, ApplicationsClosed } from '../../features/apply-to-job/application-outcome.tsx';
import { ApplyToJob } from '../../features/apply-to-job/apply-to-job.tsx';
import { JobNotFound } from '../../shared/job-not-found.tsx';
import { PageFailure } from '../../shared/page-failure.tsx';
import { useJobLinks } from '../../shared/use-job-links.ts';
import classes from './application-page.module.css';

/** /application/:jobId signed out, /candidate/application/:jobId signed in: one application. */
export function ApplicationPage() {
  const { jobId = '' } = useParams();
  const query = useQuery(JobToApplyDocument, { id: jobId });
  const links = useJobLinks();

  if (query.status === 'loading') return <PageSkeleton kind="form" />;
  if (!query.data) return <PageFailure error={query.error} onRetry={query.reload} />;
  const { job } = query.data;
  if (!job) return <JobNotFound />;

  const applied = job.application !== null && !job.application.withdrawnAt;
  return (
    <div className={`hq-page hq-page-narrow ${classes['page']}`}>
      <header className={classes['head']}>
        <CompanyMonogram name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} />
        <div>
          <h1 className="hq-page-title">
            <FormattedMessage id="apply.title" values={{ title: job.title }} />
          </h1>
          <p className="hq-lead">
            {[job.enterprise.establishmentName, job.place?.label].filter(Boolean).join(' · ')}
            {' · '}
            <PageLink to={links.job(job.id)} className={classes['link']}>
              <FormattedMessage id="apply.viewJob" />
            </PageLink>
          </p>
        </div>
      </header>
      {applied ? (
        <AlreadyApplied jobId={job.id} />
      ) : job.closedAt ? (
        <ApplicationsClosed />
      ) : (
        <ApplyToJob key={job.id} job={job} />
      )}
    </div>
  );
}
