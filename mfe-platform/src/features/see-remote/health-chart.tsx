import { useState } from 'react';
import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useFigures } from '../../shared/use-figures.ts';
import classes from './health-chart.module.css';
import { lastHours } from './hours-of-version.ts';
import { HOURS_SHOWN, type VersionHealth } from './remote-details.query.ts';

const [WIDTH, HEIGHT, BAR] = [HOURS_SHOWN * 10, 60, 8];

/** Loads by hour as bars, and in them those that went wrong; the numbers are in the sentence and in the table. */
export function HealthChart({ version, hours }: Pick<VersionHealth, 'version' | 'hours'>) {
  const { formatMessage, formatDate } = useIntl();
  const { count } = useFigures();
  const [now] = useState(() => new Date());
  const shown = lastHours(hours, { hours: HOURS_SHOWN, now });
  const most = Math.max(1, ...shown.map(({ loads }) => loads));
  const height = (value: number) => (value / most) * HEIGHT;
  const seen = shown.filter(({ loads }) => loads > 0);
  return (
    <figure className={classes['figure']}>
      <svg
        className={classes['chart']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={formatMessage({ id: 'health.chart' }, { version, hours: HOURS_SHOWN })}
      >
        {shown.map(({ hour, loads, wrong }, index) => (
          <g key={hour}>
            <rect className={classes['loads']} x={index * 10} y={HEIGHT - height(loads)} width={BAR} height={height(loads)} />
            <rect className={classes['wrong']} x={index * 10} y={HEIGHT - height(wrong)} width={BAR} height={height(wrong)} />
          </g>
        ))}
      </svg>
      <figcaption className={classes['caption']}>
        <FormattedMessage id="health.most" values={{ most: count(most), hours: HOURS_SHOWN }} />
      </figcaption>
      {/* A table is as wide as its words, whatever its own style says. */}
      <div className="hq-visually-hidden">
        <table>
          <caption>
            <FormattedMessage id="health.chart" values={{ version, hours: HOURS_SHOWN }} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="health.hour" />
              </th>
              <th scope="col">
                <FormattedMessage id="health.loads" />
              </th>
              <th scope="col">
                <FormattedMessage id="health.wrong" />
              </th>
            </tr>
          </thead>
          <tbody>
            {seen.map(({ hour, loads, wrong }) => (
              <tr key={hour}>
                <th scope="row">{formatDate(hour, { dateStyle: 'short', timeStyle: 'short' })}</th>
                <td>{count(loads)}</td>
                <td>{count(wrong)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
