import { PageSection, useIntl } from '@hirehq/shared-ui';
import { JobCard } from '../../shared/job-card.tsx';
import { SaveButton } from '../../shared/save-button.tsx';
import type { JobDetail } from './job-summary.tsx';
import classes from './similar-jobs.module.css';

export function SimilarJobs({ jobs }: { jobs: JobDetail['similar'] }) {
  const { formatMessage } = useIntl();
  if (jobs.length === 0) return null;
  return (
    <PageSection title={formatMessage({ id: 'detail.similar' })}>
      <ul className={classes['jobs']}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} headingOrder={3} action={<SaveButton job={job} />} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
