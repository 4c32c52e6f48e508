import { CompanyMonogram, FormattedMessage, PageLink, PageSkeleton, useIntl, useParams } from '@hirehq/shared-ui';
import { AlreadyApplied, ApplicationsClosed, NotAppliedHere } from '../../features/apply-to-job/application-outcome.tsx';
import { ApplyToJob } from '../../features/apply-to-job/apply-to-job.tsx';
import { usePageLeft } from '../../features/apply-to-job/use-page-left.ts';
import { usePortalVisitor } from '../../features/apply-to-job/visitor/portal-visitor.mutation.ts';
import { useOpenedApplication } from '../../features/apply-to-job/opened-application.query.ts';
import { isAppliedHere } from '../../../shared/applied-here.ts';
import { isClosed } from '../../../shared/job-closed.ts';
import { JobNotFound } from '../../../shared/job-not-found.tsx';
import { PageFailure } from '../../../shared/page-failure.tsx';
import { usePortalVisit } from '../../../shared/portal.ts';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import { usePageTitle, usePlaceText } from '@hirehq/shared-ui/bundled';
import { SimilarAfterSent } from './similar-after-sent.tsx';
import classes from './application-page.module.css';

/** /application/:jobId signed out, /candidate/application/:jobId signed in: one application. */
export function ApplicationPage() {
  const { jobId = '' } = useParams();
  const { formatMessage } = useIntl();
  const { candidateId, query, opened } = useOpenedApplication(jobId);
  const links = useJobLinks();
  const placeText = usePlaceText();
  usePortalVisit();
  const visitor = usePortalVisitor(jobId);
  const isLeft = usePageLeft();
  const job = opened?.job;
  usePageTitle(job && [formatMessage({ id: 'apply.title' }, { title: job.title }), job.enterprise.establishmentName]);

  if (!opened && query.status === 'failed') return <PageFailure failure={query.failure} onRetry={query.retry} />;
  if (!opened) return <PageSkeleton kind="form" />;
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
            <bdi>{[job.enterprise.establishmentName, job.place && placeText(job.place)].filter(Boolean).join(' · ')}</bdi>
            {' · '}
            <PageLink to={links.job(job.id)} className={classes['link']}>
              <FormattedMessage id="apply.viewJob" />
            </PageLink>
          </p>
        </div>
      </header>
      {applied ? (
        <AlreadyApplied jobId={job.id} />
      ) : isClosed(job) ? (
        <ApplicationsClosed jobId={job.id} />
      ) : !isAppliedHere(job) ? (
        <NotAppliedHere job={{ id: job.id, company: job.enterprise.establishmentName }} />
      ) : (
        <ApplyToJob
          key={opened.key}
          job={job}
          candidateId={candidateId}
          account={opened.account}
          visitor={visitor}
          isLeft={isLeft}
          afterSent={<SimilarAfterSent jobId={job.id} />}
        />
      )}
    </div>
  );
}
