import { currencyDigits } from './currency-digits.ts';
import { shortAmounts } from './short-amounts.ts';

export interface Pay {
  /** ISO 4217; empty for an amount in any currency. */
  readonly currency: string;
  readonly min: number | null;
  readonly max: number | null;
}

/** The words of the language: of the unit, and of a range that is open at one end. */
export interface PayWords {
  readonly unit: string;
  readonly from: (amount: string) => string;
  readonly upTo: (amount: string) => string;
}

const NO_BREAK_SPACE = '\u00A0';
const signs = new Map<string, string>();

/** The sign of a currency in front of an amount: `$`, `CA$`, `€`, or its code and a space. */
function currencySign(locale: string, currency: string): string {
  if (currency === '') return '';
  // Anything else makes Intl throw, so it is shown unchanged.
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} `;
  const key = `${locale} ${currency}`;
  let sign = signs.get(key);
  if (sign === undefined) {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
    sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    if (!/\p{Sc}$/u.test(sign)) sign += NO_BREAK_SPACE;
    signs.set(key, sign);
  }
  return sign;
}

/**
 * Pay as every page and mail spells it (SH-47): `€22.50 – 28.00 / hour`, `$80K – 120K / year`, `from £40 / hour`, `up to £40 / hour`.
 * Both ends of a range are short or both long, and both have the decimals of the currency or none. Undefined without an amount.
 */
export function payText(locale: string, { currency, min, max }: Pay, words: PayWords): string | undefined {
  const sign = currencySign(locale, currency);
  const lowest = min !== null && min > 0 ? min : undefined;
  const ends = [lowest, max ?? undefined].filter((value) => value !== undefined);
  // Ends that read the same are one amount.
  const [low, high] = [...new Set(shortAmounts(locale, ends, currencyDigits(currency)))];
  if (low === undefined) return undefined;
  const amount = `${sign}${low}${high === undefined ? '' : ` – ${high}`} / ${words.unit}`;
  if (lowest === undefined) return words.upTo(amount);
  return max === null ? words.from(amount) : amount;
}
