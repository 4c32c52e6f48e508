import { routes } from '@hirehq/shared-contracts/routes';
import { EmptyState, FormattedMessage, PageLink, PageSection, Tag, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import { ACTION } from '../../shared/code-words.ts';
import { MoreButton } from '../../shared/more-button.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { Version } from '../../shared/version-changes.tsx';
import classes from './history-list.module.css';
import { useReleaseHistory } from './release-history.query.ts';

/** Who did what, when and why, and what was refused. */
export function HistoryList({ remote }: { remote: string | undefined }) {
  const { formatMessage } = useIntl();
  const list = useReleaseHistory(remote);
  const title =
    remote === undefined ? formatMessage({ id: 'history.actions' }) : formatMessage({ id: 'history.actionsOf' }, { remote });
  return (
    <PageSection
      title={title}
      aside={
        remote !== undefined && (
          <PageLink to={routes.platformHistory()}>
            <FormattedMessage id="history.all" />
          </PageLink>
        )
      }
    >
      <QueryState query={{ ...list, data: list.pages.length > 0 ? list.pages : undefined }}>
        {(pages) => {
          const entries = pages.flatMap(({ releaseHistory }) => releaseHistory.nodes);
          if (entries.length === 0)
            return <EmptyState illustration="noResults" order={3} title={formatMessage({ id: 'history.none' })} />;
          return (
            <>
              <ol className={`hq-rows ${classes['entries']}`}>
                {entries.map(({ id, at, action, by, remote: about, version, sequence, outcome, why }) => (
                  <li key={id}>
                    <div className={classes['entry']}>
                      <p className={classes['line']}>
                        <strong>{formatMessage(ACTION[action])}</strong>
                        {about !== null && <PageLink to={routes.platformHistory(about)}>{about}</PageLink>}
                        {version !== null && <Version of={version} />}
                        {sequence !== null && <Tag>{formatMessage({ id: 'sets.set' }, { sequence })}</Tag>}
                        {outcome === 'REFUSED' && (
                          <Tag tone="danger" icon="alert">
                            <FormattedMessage id="history.refused" />
                          </Tag>
                        )}
                      </p>
                      <p className="hq-row-text">
                        <FormattedMessage id="common.whyBy" values={{ why: <bdi>{why}</bdi>, by: <bdi>{by}</bdi> }} />
                      </p>
                    </div>
                    <RelativeTime at={at} maxDays={30} className={classes['time'] ?? ''} />
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
