import { PageSection, useIntl, useLocation } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { useCallback, type RefCallback } from 'react';
import { JobCard } from '../../../shared/job-card/job-card.tsx';
import { SIMILAR_JOBS } from '../../../shared/use-job-links.ts';
import { SaveButton } from '../../../shared/save-job/save-button.tsx';
import { useToggleSaved } from '../../../shared/save-job/use-toggle-saved.ts';
import type { Job } from './job-summary.tsx';
import classes from './similar-jobs.module.css';

/** Scrolls to this section once it has rendered, if the address asks for it. */
function useArrival(): RefCallback<HTMLElement> {
  const surface = useSurface();
  const { hash } = useLocation();
  const inSurface = surface && hash;
  return useCallback(
    (part) => {
      if (!part || (inSurface ?? window.location.hash) !== `#${SIMILAR_JOBS}`) return;
      if (surface) surface.scroll(part);
      else part.scrollIntoView();
      part.focus({ preventScroll: true });
    },
    [inSurface, surface],
  );
}

interface SimilarJobsProps {
  jobs: Job['similar'];
  /** Of the heading of the section. */
  order?: 1 | 2;
}

export function SimilarJobs({ jobs, order = 2 }: SimilarJobsProps) {
  const { formatMessage } = useIntl();
  const toggleSaved = useToggleSaved();
  const arrive = useArrival();
  if (jobs.length === 0) return null;
  return (
    <div id={SIMILAR_JOBS} ref={arrive} tabIndex={-1} className={classes['anchor']} data-simplified="hide">
      <PageSection title={formatMessage({ id: 'detail.similar' })} order={order}>
        <ul className={classes['jobs']}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} headingOrder={order === 1 ? 2 : 3} action={<SaveButton job={job} onToggle={toggleSaved} />} />
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}
