const SHORTEN_FROM = 99_999;
const THOUSAND = 1000;

const formats = new Map<string, Intl.NumberFormat>();

function numberText(locale: string, value: number, digits: number): string {
  const key = `${locale} ${digits}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })));
  return format.format(value);
}

const isShort = (value: number): boolean => value >= SHORTEN_FROM;
// A smaller amount beside a short one keeps a digit: 62,350 is 62.4K.
const inThousands = (locale: string, value: number): string =>
  `${isShort(value) ? numberText(locale, Math.round(value / THOUSAND), 0) : numberText(locale, value / THOUSAND, 1)}K`;

/** A number as screens show it: in thousands with K from 99999 (SH-47). */
export const shortAmount = (locale: string, value: number): string =>
  isShort(value) ? inThousands(locale, value) : numberText(locale, value, 2);

/** Numbers that are read together: in thousands with K if one of them is (SH-47). */
export const shortAmounts = (locale: string, values: readonly number[]): string[] =>
  values.map((value) => (values.some(isShort) ? inThousands(locale, value) : shortAmount(locale, value)));
