import { Button, ErrorState, FormattedMessage, Heading, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { memo, useEffect, useId, useRef, type ReactNode } from 'react';
import { JobCard } from '../../../shared/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../../shared/job-card/job-card-skeleton.tsx';
import { SaveButton } from '../../../shared/save-job/save-button.tsx';
import { useToggleSaved, type ToggleSaved } from '../../../shared/save-job/use-toggle-saved.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { rounded } from '../../shared/estimates.ts';
import { NextPageLink } from '../../shared/search-without-scripts/search-without-scripts.tsx';
import type { JobGroup } from './job-groups.ts';
import type { JobsState } from './list-jobs.query.ts';
import classes from './job-results.module.css';

interface JobResultsProps {
  state: JobsState;
  /** The id of the job that is shown beside the list. */
  chosen?: string | undefined;
  empty: ReactNode;
  onMore: () => void;
  onRetry: () => void;
}

const SKELETONS = [0, 1, 2, 3, 4, 5];

/** A card of the list; rendered again only if its job changes, however long the list is. */
const ListedJob = memo(function ListedJob({
  job,
  headingOrder,
  isChosen,
  onToggleSaved,
}: {
  job: JobCardFragment;
  headingOrder: 2 | 3;
  isChosen: boolean;
  onToggleSaved: ToggleSaved | undefined;
}) {
  return (
    <div role="listitem" data-job-id={job.id}>
      <JobCard
        job={job}
        headingOrder={headingOrder}
        isChosen={isChosen}
        action={<SaveButton job={job} onToggle={onToggleSaved} />}
      />
    </div>
  );
});

/** So many cards are skipped together, because the browser has to observe each box that is skipped. */
const TOGETHER = 5;

function inGroups(jobs: readonly JobCardFragment[]): (readonly JobCardFragment[])[] {
  return Array.from({ length: Math.ceil(jobs.length / TOGETHER) }, (_, group) =>
    jobs.slice(group * TOGETHER, (group + 1) * TOGETHER),
  );
}

/** The first of the newly loaded jobs gets the focus, so that keyboard users continue there. */
function useFocusOnMore(jobs: number) {
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || jobs <= from.current) return;
    list.current?.querySelectorAll('[data-job-id]')[from.current]?.querySelector('a')?.focus({ preventScroll: true });
    from.current = undefined;
  }, [jobs]);
  return { list, expectMore: () => void (from.current = jobs) };
}

/** The cards of one group, under its heading; without a heading, if the list has no groups. */
function ListedGroup({
  group: { kind, jobs, total },
  chosen,
  onToggleSaved,
}: {
  group: JobGroup;
  chosen: string | undefined;
  onToggleSaved: ToggleSaved | undefined;
}) {
  const id = useId();
  return (
    <>
      {kind && (
        <Heading order={2} id={id} className={classes['groupTitle']}>
          <FormattedMessage id={`list.group.${kind}`} />{' '}
          <span className={classes['groupCount']}>
            {total.isEstimate ? (
              <FormattedMessage id="list.countAbout" values={{ count: rounded(total.count) }} />
            ) : (
              <FormattedMessage id="list.count" values={{ count: total.count }} />
            )}
          </span>
        </Heading>
      )}
      <div role="list" {...(kind && { 'aria-labelledby': id })}>
        {inGroups(jobs).map((some, index) => (
          <div
            key={some[0]?.id}
            data-job-group=""
            className={`${classes['list']} ${classes['group']}`}
            // The room for skipped cards is an estimate for a full group, and what is in view at first must not be one.
            data-skipped={(index > 0 && some.length === TOGETHER) || undefined}
          >
            {some.map((job) => (
              <ListedJob
                key={job.id}
                job={job}
                headingOrder={kind ? 3 : 2}
                isChosen={job.id === chosen}
                onToggleSaved={onToggleSaved}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** The cards of a search, in each state of the search. */
export function JobResults({ state, chosen, empty, onMore, onRetry }: JobResultsProps) {
  const { formatMessage } = useIntl();
  const toggleSaved = useToggleSaved();
  const moveBetweenCards = useArrowKeys();
  const { list, expectMore } = useFocusOnMore(
    state.status === 'ready' ? state.groups.reduce((sum, { jobs }) => sum + jobs.length, 0) : 0,
  );

  if (state.status === 'loading') {
    return (
      <div className={classes['groups']} aria-busy="true">
        <VisuallyHidden>
          <FormattedMessage id="list.loading" />
        </VisuallyHidden>
        <div className={`${classes['list']} ${classes['group']}`}>
          {SKELETONS.map((card) => (
            <JobCardSkeleton key={card} />
          ))}
        </div>
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <ErrorState
        title={formatMessage({ id: 'list.errorTitle' })}
        description={formatMessage({ id: 'list.errorText' })}
        retry={{ label: formatMessage({ id: 'common.retry' }), onRetry }}
      />
    );
  }
  if (state.groups.length === 0) return empty;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move between the links inside */}
      <div
        ref={list}
        className={classes['groups']}
        aria-busy={state.refreshing}
        data-refreshing={state.refreshing}
        onKeyDown={moveBetweenCards}
      >
        {state.groups.map((group) => (
          <ListedGroup key={group.kind ?? ''} group={group} chosen={chosen} onToggleSaved={toggleSaved} />
        ))}
      </div>
      <div className={classes['more']}>
        {state.more === 'failed' && (
          <p role="alert" className={classes['failed']}>
            <FormattedMessage id="list.moreFailed" />
          </p>
        )}
        <NextPageLink after={state.endCursor} />
        {state.hasMore ? (
          <Button
            variant="default"
            size="md"
            loading={state.more === 'loading'}
            onClick={() => {
              expectMore();
              onMore();
            }}
          >
            <FormattedMessage id="list.more" />
          </Button>
        ) : (
          <p className={classes['end']}>
            <FormattedMessage id="list.end" />
          </p>
        )}
      </div>
    </>
  );
}
