import type { PayUnit } from '../codes.ts';
import { payText, type Pay, type PayWords } from './pay-text.ts';

/** Pay in the currency and unit of a search. */
export interface ComparedPay extends Pay {
  readonly unit: PayUnit;
  readonly isConverted: boolean;
  /** Only the upper end reaches the minimum of the search. */
  readonly isUpTo: boolean;
}

/** Pay as a job states it, and as a search compares it. */
export interface ComparablePay extends Pay {
  readonly unit: PayUnit;
  readonly compared?: ComparedPay | null;
}

interface Words extends Omit<PayWords, 'unit'> {
  readonly unit: (unit: PayUnit) => string;
}

/**
 * The pay of a job where it may have been compared by a search: as the employer stated it, and converted, which is an
 * approximation to be marked with ≈. If only the upper end of a range reaches the minimum of the search, both say 'up to'.
 * `stated` is undefined without an amount, `converted` if nothing was converted.
 */
export function payTexts(
  locale: string,
  { compared, ...pay }: ComparablePay,
  { unit, ...open }: Words,
): { stated: string | undefined; converted: string | undefined } {
  const textOf = ({ currency, min, max, unit: of }: Pay & { unit: PayUnit }) =>
    payText(locale, { currency, min: compared?.isUpTo ? null : min, max }, { ...open, unit: unit(of) });
  return { stated: textOf(pay), converted: compared?.isConverted ? textOf(compared) : undefined };
}
