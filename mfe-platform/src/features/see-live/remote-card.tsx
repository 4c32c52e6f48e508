import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, Tag } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { CanarySummary } from '../../shared/canary-summary.tsx';
import { useFigures } from '../../shared/use-figures.ts';
import { Version } from '../../shared/version-changes.tsx';
import { BudgetList } from './budget-list.tsx';
import { HOURS, type LiveRemote } from './live-status.query.ts';
import classes from './see-live.module.css';

interface RemoteCardProps {
  remote: LiveRemote;
  /** What an operator may do with it. */
  action: ReactNode;
}

/** A remote as it is live: version, canary, lock, loads and budgets. */
export function RemoteCard({ remote: { remote, version, revertsTo, lock, canary, budgets, loads }, action }: RemoteCardProps) {
  const { count, percent, ms } = useFigures();
  const { loads: all, failed, steppedBack, readyP95Ms } = loads;
  return (
    <article className={`hq-card ${classes['remote']}`}>
      <h3 className={classes['name']}>
        <PageLink to={routes.platformRemote(remote)}>{remote}</PageLink>
      </h3>
      <dl className={classes['facts']}>
        <dt>
          <FormattedMessage id="remote.live" />
        </dt>
        <dd>
          <Version of={version} />
        </dd>
        {revertsTo !== null && (
          <>
            <dt>
              <FormattedMessage id="remote.before" />
            </dt>
            <dd>
              <Version of={revertsTo} />
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="remote.loads" values={{ hours: HOURS }} />
        </dt>
        <dd>{count(all)}</dd>
        <dt>
          <FormattedMessage id="remote.failed" />
        </dt>
        <dd className={failed > 0 ? classes['over'] : undefined}>
          <FormattedMessage
            id="remote.failures"
            values={{ failed: count(failed), share: percent(all === 0 ? 0 : failed / all), steppedBack: count(steppedBack) }}
          />
        </dd>
        {readyP95Ms !== null && !budgets.some(({ name, measured }) => name === 'READY_MS' && measured !== null) && (
          <>
            <dt>
              <FormattedMessage id="budget.READY_MS" />
            </dt>
            <dd>{ms(readyP95Ms)}</dd>
          </>
        )}
        <BudgetList budgets={budgets} />
      </dl>
      {lock && (
        <p className={classes['line']}>
          <Tag tone="warning" icon="lock">
            <FormattedMessage id="remote.locked" />
          </Tag>
          <span className={classes['why']}>
            <FormattedMessage id="common.whyBy" values={{ why: <bdi>{lock.why}</bdi>, by: <bdi>{lock.by}</bdi> }} />
          </span>
        </p>
      )}
      {canary && <CanarySummary canary={canary} />}
      <div className={classes['foot']}>{action}</div>
    </article>
  );
}
