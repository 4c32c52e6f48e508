import { RATING_MAX } from '@hirehq/shared-contracts/inputs';
import { defineMessages, useIntl } from '@hirehq/shared-ui';
import type { Ratings } from './rating-report.query.ts';

const WORDS = defineMessages({
  1: { id: 'analytics.rating.words1' },
  2: { id: 'analytics.rating.words2' },
  3: { id: 'analytics.rating.words3' },
  4: { id: 'analytics.rating.words4' },
  5: { id: 'analytics.rating.words5' },
});

const wordsOf = (average: number) => WORDS[Math.min(RATING_MAX, Math.max(1, Math.round(average))) as keyof typeof WORDS];

/** An average in numbers and words: '4.2 of 5, good'. */
export function useRatingText(): (ratings: Ratings) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ average }) =>
    average === null
      ? formatMessage({ id: 'analytics.rating.none' })
      : formatMessage(
          { id: 'analytics.rating.value' },
          {
            average: formatNumber(average, { maximumFractionDigits: 1 }),
            most: formatNumber(RATING_MAX),
            words: formatMessage(wordsOf(average)),
          },
        );
}
