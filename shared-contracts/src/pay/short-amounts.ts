const SHORTEN_FROM = 99_999;
const THOUSAND = 1000;
/** Of a currency whose minor unit is not known, and of thousands. */
const DIGITS = 2;

const formats = new Map<string, Intl.NumberFormat>();

function numberText(locale: string, value: number, digits: number): string {
  const key = `${locale} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format.format(value);
}

const isShort = (value: number): boolean => value >= SHORTEN_FROM;

/** Numbers with as many decimals as the others: `digits` of them where one of the numbers needs any, else none. */
function evenly(locale: string, values: readonly number[], digits: number): string[] {
  const scale = 10 ** digits;
  const isWhole = values.every((value) => Math.round(value * scale) % scale === 0);
  const shown = isWhole ? 0 : digits;
  return values.map((value) => numberText(locale, value, shown));
}

/** A smaller amount beside a short one keeps two decimals if it needs them: 62,350 is 62.35K. */
const inThousands = (locale: string, value: number): string =>
  `${isShort(value) ? numberText(locale, Math.round(value / THOUSAND), 0) : evenly(locale, [value / THOUSAND], DIGITS)[0]}K`;

/**
 * Amounts of money that are read together: in thousands with K if one of them is (SH-47), else all with the decimals of the currency
 * or all without. `digits`: decimals of the currency, by default two.
 */
export const shortAmounts = (locale: string, values: readonly number[], digits = DIGITS): string[] =>
  values.some(isShort) ? values.map((value) => inThousands(locale, value)) : evenly(locale, values, digits);
