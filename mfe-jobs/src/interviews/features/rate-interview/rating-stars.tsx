import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import type { FieldControl } from '@hirehq/shared-ui/forms';
import classes from './rating-stars.module.css';
import { RATINGS, RATING_WORDS } from './rating-words.ts';

const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8L12 3.2Z';

function Star({ filled }: { filled: boolean }) {
  return (
    <svg className={classes['star']} data-filled={filled} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STAR} />
    </svg>
  );
}

/** One to five stars as radio buttons: the arrow keys select, and each has a name. */
export function ChooseStars({ id, value, error, onChange }: FieldControl<number | undefined>) {
  const { formatMessage } = useIntl();
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={classes['choice']}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby="rating-problem"
    >
      <legend>
        <FormattedMessage id="rate.stars" />
      </legend>
      <div className={classes['stars']}>
        {RATINGS.map((rating) => (
          <label key={rating} className={classes['option']}>
            <input type="radio" name="rating" value={rating} checked={value === rating} onChange={() => onChange(rating)} />
            <Star filled={value !== undefined && rating <= value} />
            <span className="hq-visually-hidden">
              <FormattedMessage id="rate.option" values={{ rating, words: formatMessage(RATING_WORDS[rating]) }} />
            </span>
          </label>
        ))}
        <span className={classes['words']} aria-hidden="true">
          {value !== undefined && isRating(value) && formatMessage(RATING_WORDS[value])}
        </span>
      </div>
      <p id="rating-problem" role="alert" className={classes['problem']}>
        {error}
      </p>
    </fieldset>
  );
}

const isRating = (value: number): value is (typeof RATINGS)[number] => (RATINGS as readonly number[]).includes(value);

/** A rating that was sent. */
export function GivenStars({ rating }: { rating: number }) {
  const { formatMessage } = useIntl();
  return (
    <span className={classes['stars']} role="img" aria-label={formatMessage({ id: 'rate.given' }, { rating })}>
      {RATINGS.map((each) => (
        <Star key={each} filled={each <= rating} />
      ))}
    </span>
  );
}
