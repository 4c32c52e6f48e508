import { routes } from '@hirehq/shared-contracts/routes';
import { EmptyState, FormattedMessage, PageLink, PageSection, Tag, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import { SET_CAUSE } from '../../shared/code-words.ts';
import { VersionChanges } from '../../shared/version-changes.tsx';
import type { LiveStatus } from './live-status.query.ts';
import classes from './see-live.module.css';

/** The live set: since when, by whom and why, and whether all processes serve it. */
export function LiveSet({ status: { set, processes, platform, contract } }: { status: LiveStatus }) {
  const { formatMessage } = useIntl();
  if (set === null)
    return (
      <EmptyState
        illustration="noResults"
        title={formatMessage({ id: 'live.nothing' })}
        description={formatMessage({ id: 'live.nothingText' })}
      />
    );
  const behind = processes.filter((process) => process.set !== set.sequence).length;
  return (
    <PageSection
      title={formatMessage({ id: 'live.set' }, { sequence: set.sequence })}
      aside={
        <PageLink to={routes.platformHistory()}>
          <FormattedMessage id="history.title" />
        </PageLink>
      }
    >
      <div className={classes['set']}>
        <p className={classes['line']}>
          <Tag tone="brand" icon="check">
            <FormattedMessage id="live.live" />
          </Tag>
          <Tag>{formatMessage(SET_CAUSE[set.cause])}</Tag>
          <Tag tone={behind > 0 ? 'warning' : 'neutral'} {...(behind > 0 && { icon: 'clock' as const })}>
            {behind > 0 ? (
              <FormattedMessage id="live.processesBehind" values={{ behind, all: processes.length }} />
            ) : (
              <FormattedMessage id="live.processes" values={{ all: processes.length }} />
            )}
          </Tag>
          <RelativeTime at={set.createdAt} maxDays={30} />
        </p>
        <VersionChanges changes={set.changes} />
        <p className={classes['why']}>
          <FormattedMessage id="common.whyBy" values={{ why: <bdi>{set.why}</bdi>, by: <bdi>{set.by}</bdi> }} />
        </p>
        <p className={classes['why']}>
          <FormattedMessage id="live.versions" values={{ platform, contract }} />
        </p>
      </div>
    </PageSection>
  );
}
