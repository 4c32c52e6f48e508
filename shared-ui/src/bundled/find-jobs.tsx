import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { NavLink, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';

const LISTS = {
  'ui.jobs.all': {},
  'ui.jobs.newest': { postedWithinDays: 7, sort: 'newest' },
  'ui.jobs.remote': { remote: true },
  'ui.jobs.easyApply': { easyApply: true },
} as const satisfies Record<string, JobSearchParams>;

interface FindJobsProps {
  /** Path of a list; of the caller, since a remote states which pages it links to. */
  pathOf: (list: JobSearchParams) => string;
  /** The search, on pages whose header has none. */
  search?: ReactNode;
}

/** The ways to jobs from a page that has nothing else for its visitor. Only where the list of jobs is deployed. */
export function FindJobs({ pathOf, search }: FindJobsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="hq-find-jobs">
      {search && <div className="hq-find-jobs-search">{search}</div>}
      <nav aria-label={formatMessage({ id: 'ui.jobs' })}>
        <ul className="hq-find-jobs-lists">
          {Object.entries(LISTS).map(([id, list]) => (
            <li key={id}>
              <NavLink to={pathOf(list)}>{formatMessage({ id })}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
