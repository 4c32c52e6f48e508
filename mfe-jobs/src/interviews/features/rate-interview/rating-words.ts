import { defineMessages } from '@hirehq/shared-ui';

export const RATINGS = [1, 2, 3, 4, 5] as const;

export const RATING_WORDS = defineMessages({
  1: { id: 'rate.words1' },
  2: { id: 'rate.words2' },
  3: { id: 'rate.words3' },
  4: { id: 'rate.words4' },
  5: { id: 'rate.words5' },
});
