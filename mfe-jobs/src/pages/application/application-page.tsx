import { useState } from 'react';
import { JobToApplyDocument, type JobToApplyQuery } from '@hirehq/shared-contracts/graphql';
import {
  CompanyMonogram,
  FormattedMessage,
  PageLink,
  PageSkeleton,
  useIntl,
  useParams,
  useApiQuery,
  useViewer,
} from '@hirehq/shared-ui';
import { AlreadyApplied, ApplicationsClosed } from '../../features/apply-to-job/application-outcome.tsx';
import { ApplyToJob } from '../../features/apply-to-job/apply-to-job.tsx';
import { useAccountDraft, type AccountDraft } from '../../features/apply-to-job/account-draft.query.ts';
import { isClosed } from '../../shared/job-closed.ts';
import { JobNotFound } from '../../shared/job-not-found.tsx';
import { PageFailure } from '../../shared/page-failure.tsx';
import { useJobLinks } from '../../shared/use-job-links.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import classes from './application-page.module.css';

interface Opened {
  key: string;
  job: JobToApplyQuery['job'];
  account: AccountDraft;
}

/**
 * Job and draft as they are when the page is opened, for the candidate last seen here. Neither a session that ends nor the
 * application itself, once it is sent, changes what is on the page.
 */
function useOpenedApplication(jobId: string) {
  const viewer = useViewer();
  const [owner, setOwner] = useState(viewer);
  if (viewer !== undefined && viewer !== owner) setOwner(viewer);
  const candidateId = viewer ?? owner;
  const key = `${jobId} ${candidateId ?? ''}`;

  const query = useApiQuery(JobToApplyDocument, { id: jobId }, { freshMs: 0 });
  const account = useAccountDraft(jobId, viewer);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened?.key === key;
  const isSessionOver = viewer === undefined && candidateId !== undefined;
  if (!isOpen && !isSessionOver && query.status === 'ready' && !query.refreshing && account !== undefined)
    setOpened({ key, job: query.data.job, account });

  return { candidateId, query, opened: isOpen ? opened : undefined };
}

/** /application/:jobId signed out, /candidate/application/:jobId signed in: one application. */
export function ApplicationPage() {
  const { jobId = '' } = useParams();
  const { formatMessage } = useIntl();
  const { candidateId, query, opened } = useOpenedApplication(jobId);
  const links = useJobLinks();
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
            <bdi>{[job.enterprise.establishmentName, job.place?.label].filter(Boolean).join(' · ')}</bdi>
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
      ) : (
        <ApplyToJob key={opened.key} job={job} candidateId={candidateId} account={opened.account} />
      )}
    </div>
  );
}
