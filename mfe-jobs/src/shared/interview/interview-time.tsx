import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { clocksAgree, knownZone, viewerZone, zoneName } from '@hirehq/shared-ui/bundled';
import classes from './interview-time.module.css';

interface InterviewTimeProps {
  startsAt: string;
  completesAt: string;
  /** IANA name of the time zone in which it was planned. */
  timeZone: string;
}

/**
 * The time of an interview in the viewer's time zone, with its name, and in the zone in which it was planned if the two differ.
 */
export function InterviewTime({ startsAt, completesAt, timeZone }: InterviewTimeProps) {
  const intl = useIntl();
  const [start, end] = [new Date(startsAt), new Date(completesAt)];
  const [own, meant] = [viewerZone(), knownZone(timeZone)];
  const hours = { hour: 'numeric', minute: '2-digit' } as const;
  const sameDay = (zone: string) => intl.formatDate(start, { timeZone: zone }) === intl.formatDate(start, { timeZone: own });

  return (
    <p className={classes['when']}>
      <time dateTime={startsAt} className={classes['date']}>
        {intl.formatDate(start, { dateStyle: 'full', timeZone: own })}
      </time>
      <span className={classes['hours']}>
        <bdi className="hq-tabular">{intl.formatDateTimeRange(start, end, { ...hours, timeZone: own })}</bdi>{' '}
        <span className={classes['zone']}>{zoneName(intl, own, start)}</span>
      </span>
      {!clocksAgree(own, meant, [start, end]) && (
        <span className={classes['meant']}>
          <FormattedMessage
            id="interview.meant"
            values={{
              time: (
                <bdi className="hq-tabular">
                  {intl.formatDateTimeRange(start, end, {
                    ...(!sameDay(meant) && { weekday: 'short', day: 'numeric', month: 'short' }),
                    ...hours,
                    timeZone: meant,
                  })}
                </bdi>
              ),
              zone: zoneName(intl, meant, start),
            }}
          />
        </span>
      )}
    </p>
  );
}
