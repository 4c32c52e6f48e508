import { payText as textOf, type Pay, type PayWords } from '@hirehq/shared-contracts/pay';
import type { IntlShape } from 'react-intl';

export type { Pay, PayWords } from '@hirehq/shared-contracts/pay';

const AMOUNT_ALONE: Omit<PayWords, 'unit'> = { from: (amount) => amount, upTo: (amount) => amount };

/**
 * Pay as every page spells it (SH-47), such as `€20 – 25 / hour`; `unit` is the text for the hour. `open`: the words of a range
 * with one end, without which the end is shown alone. Undefined without an amount.
 */
export const payText = (
  { locale }: Pick<IntlShape, 'locale'>,
  pay: Pay,
  unit: string,
  open: Omit<PayWords, 'unit'> = AMOUNT_ALONE,
): string | undefined => textOf(locale, pay, { ...open, unit });
