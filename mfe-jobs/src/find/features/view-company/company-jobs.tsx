import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Heading, PageLink } from '@hirehq/shared-ui';
import { useId } from 'react';
import { JobCard } from '../../../shared/job-card/job-card.tsx';
import { SaveButton } from '../../../shared/save-job/save-button.tsx';
import { useToggleSaved } from '../../../shared/save-job/use-toggle-saved.ts';
import type { Company } from './company-page.query.ts';
import classes from './company-jobs.module.css';

/** The newest open jobs of an employer, and the way to all of them. */
export function CompanyJobs({ company: { id, openJobs }, jobs }: { company: Company; jobs: readonly JobCardFragment[] }) {
  const heading = useId();
  const toggleSaved = useToggleSaved();
  return (
    <section aria-labelledby={heading}>
      <Heading order={2} id={heading} className={`hq-section-title ${classes['title']}`}>
        <FormattedMessage id="company.jobs" />
      </Heading>
      {jobs.length === 0 ? (
        <p className={classes['none']}>
          <FormattedMessage id="company.noJobs" />
        </p>
      ) : (
        <ul className={classes['jobs']}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} headingOrder={3} withoutCompany action={<SaveButton job={job} onToggle={toggleSaved} />} />
            </li>
          ))}
        </ul>
      )}
      {openJobs > jobs.length && (
        <Button component={PageLink} to={routes.jobList({ enterprise: id })} variant="default" className={classes['all'] ?? ''}>
          <FormattedMessage id="company.allOf" values={{ count: openJobs }} />
        </Button>
      )}
    </section>
  );
}
