import { FormattedMessage, PageSection, Tag, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import type { ReactNode } from 'react';
import { SET_CAUSE } from '../../shared/code-words.ts';
import { MoreButton } from '../../shared/more-button.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { VersionChanges } from '../../shared/version-changes.tsx';
import { useReleaseSets } from './release-sets.query.ts';
import classes from './set-list.module.css';

/** What was live before sets had a history: it has no members that could be live again. */
const FIRST_SET = 0;

interface SetListProps {
  /** What an operator may do with an earlier set; `live` is the number of the live one. */
  renderAction: (sequence: number, live: number | null) => ReactNode;
}

/** All sets, newest first. */
export function SetList({ renderAction }: SetListProps) {
  const { formatMessage } = useIntl();
  const list = useReleaseSets();
  return (
    <PageSection title={formatMessage({ id: 'sets.title' })}>
      <QueryState query={{ ...list, data: list.pages.length > 0 ? list.pages : undefined }}>
        {(pages) => {
          const sets = pages.flatMap(({ releaseSets }) => releaseSets.nodes);
          const live = sets.find(({ isLive }) => isLive)?.sequence ?? null;
          return (
            <>
              <ol className={`hq-rows ${classes['sets']}`}>
                {sets.map(({ sequence, cause, why, by, createdAt, isLive, changes }) => (
                  <li key={sequence}>
                    <div className={classes['set']}>
                      <p className={classes['line']}>
                        <strong>{formatMessage({ id: 'sets.set' }, { sequence })}</strong>
                        {isLive && (
                          <Tag tone="brand" icon="check">
                            <FormattedMessage id="live.live" />
                          </Tag>
                        )}
                        <Tag>{formatMessage(SET_CAUSE[cause])}</Tag>
                        <RelativeTime at={createdAt} maxDays={30} />
                      </p>
                      <VersionChanges changes={changes} />
                      <p className="hq-row-text">
                        <FormattedMessage id="common.whyBy" values={{ why: <bdi>{why}</bdi>, by: <bdi>{by}</bdi> }} />
                      </p>
                    </div>
                    {!isLive && sequence > FIRST_SET && renderAction(sequence, live)}
                  </li>
                ))}
              </ol>
              <MoreButton list={list} />
            </>
          );
        }}
      </QueryState>
    </PageSection>
  );
}
