import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import classes from './profile-score.module.css';

/** The points of a score, in words and as a bar. */
export function ScoreTotal({ points }: { points: number }) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes['total']}>
      <strong>
        <FormattedMessage id="score.points" values={{ points }} />
      </strong>
      <meter className={classes['meter']} min={0} max={100} value={points} aria-label={formatMessage({ id: 'score.title' })} />
    </p>
  );
}
