import { EmptyState, FormattedMessage, PageSection, Tag, useIntl } from '@hirehq/shared-ui';
import { CAUSE } from '../../shared/code-words.ts';
import { useFigures } from '../../shared/use-figures.ts';
import { Version } from '../../shared/version-changes.tsx';
import { HealthChart } from './health-chart.tsx';
import { HOURS_SHOWN, type VersionHealth } from './remote-details.query.ts';
import classes from './see-remote.module.css';

/** How the versions of a remote loaded: numbers, causes of failures, and loads by hour. */
export function RemoteHealth({ versions }: { versions: readonly VersionHealth[] }) {
  const { formatMessage } = useIntl();
  const { count, percent, ms } = useFigures();
  return (
    <PageSection title={formatMessage({ id: 'health.title' }, { hours: HOURS_SHOWN })}>
      {versions.length === 0 && <EmptyState illustration="noResults" order={3} title={formatMessage({ id: 'health.none' })} />}
      <ul className={classes['list']}>
        {versions.map(({ version, isLive, loads, failures, hours }) => (
          <li key={version} className={`hq-card ${classes['item']}`}>
            <h3 className={classes['name']}>
              <Version of={version} />
              {isLive && (
                <Tag tone="brand" icon="check">
                  <FormattedMessage id="live.live" />
                </Tag>
              )}
            </h3>
            <p className={classes['text']}>
              <FormattedMessage
                id="health.figures"
                values={{
                  loads: count(loads.loads),
                  failed: count(loads.failed),
                  share: percent(loads.loads === 0 ? 0 : loads.failed / loads.loads),
                  steppedBack: count(loads.steppedBack),
                }}
              />
            </p>
            {loads.readyP50Ms !== null && loads.readyP95Ms !== null && (
              <p className={classes['text']}>
                <FormattedMessage id="health.ready" values={{ half: ms(loads.readyP50Ms), most: ms(loads.readyP95Ms) }} />
              </p>
            )}
            {failures.length > 0 && (
              <ul className={classes['causes']}>
                {failures.map(({ cause, count: times }) => (
                  <li key={cause}>
                    <FormattedMessage id="health.cause" values={{ cause: formatMessage(CAUSE[cause]), times: count(times) }} />
                  </li>
                ))}
              </ul>
            )}
            <HealthChart version={version} hours={hours} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
