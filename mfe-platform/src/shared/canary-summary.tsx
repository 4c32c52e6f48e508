import { FormattedMessage, Tag, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import type { CanaryFiguresFragment } from './canary-figures.graphql.ts';
import classes from './canary-summary.module.css';
import { CANARY_STATE, SIGNAL } from './code-words.ts';
import { useFigures } from './use-figures.ts';
import { Version } from './version-changes.tsx';

const TONES = { RUNNING: 'brand', PROMOTED: 'accent', REVERTED: 'danger', STOPPED: 'neutral', INCONCLUSIVE: 'warning' } as const;

/** A canary with what both sides have seen, and what follows from it. */
export function CanarySummary({ canary }: { canary: CanaryFiguresFragment }) {
  const { formatMessage } = useIntl();
  const { count, percent } = useFigures();
  const share = ({ visits, failures }: { visits: number; failures: number }) =>
    formatMessage({ id: 'canary.failures' }, { failures: count(failures), visits: count(visits) });
  return (
    <div className={classes['canary']}>
      <p className={classes['line']}>
        <Tag tone={TONES[canary.state]}>{formatMessage(CANARY_STATE[canary.state])}</Tag>
        <span>
          <FormattedMessage
            id="canary.of"
            values={{
              version: <Version of={canary.version} />,
              against: <Version of={canary.against} />,
              share: percent(canary.share / 100),
            }}
          />
        </span>
        <RelativeTime at={canary.endedAt ?? canary.startedAt} maxDays={30} />
      </p>
      <table className={classes['signals']}>
        <caption className="hq-visually-hidden">
          <FormattedMessage id="canary.caption" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="canary.signal" />
            </th>
            <th scope="col">
              <FormattedMessage id="canary.withCanary" />
            </th>
            <th scope="col">
              <FormattedMessage id="canary.withLive" />
            </th>
            <th scope="col">
              <FormattedMessage id="canary.evidence" />
            </th>
          </tr>
        </thead>
        <tbody>
          {canary.signals.map(({ signal, live, canary: tried, evidence, threshold, visitsToTell }) => (
            <tr key={signal}>
              <th scope="row">{formatMessage(SIGNAL[signal])}</th>
              <td>{share(tried)}</td>
              <td>{share(live)}</td>
              <td>
                <FormattedMessage
                  id="canary.times"
                  values={{ evidence: count(Math.round(evidence * 10) / 10), threshold: count(threshold) }}
                />
                {canary.state === 'RUNNING' && visitsToTell !== null && (
                  <>
                    {' '}
                    <FormattedMessage id="canary.toTell" values={{ visits: count(visitsToTell) }} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {canary.decision !== null && (
        <p className={classes['decision']} lang="en" dir="auto">
          {canary.decision}
        </p>
      )}
      <p className={classes['why']}>
        <FormattedMessage id="common.whyBy" values={{ why: <bdi>{canary.why}</bdi>, by: <bdi>{canary.by}</bdi> }} />
      </p>
    </div>
  );
}
