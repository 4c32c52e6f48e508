const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', $: 'USD' };
const CODE =
  /\b(USD|EUR|GBP|CAD|AUD|CHF|INR|SEK|NOK|DKK|PLN|JPY|SGD|NZD|BRL|MXN|AED|SAR|EGP|CZK|HUF|RON|ZAR|HKD|CNY|KRW|ILS|TRY|PHP|THB|MYR|IDR|COP|CLP|ARS)\b/;
/** Other dollars, and currencies by name. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:CA|CDN|C)\s?\$/i, 'CAD'],
  [/\b(?:AU|A)\s?\$/i, 'AUD'],
  [/\bNZ\s?\$/i, 'NZD'],
  [/\b(?:SG|S)\s?\$/i, 'SGD'],
  [/\bHK\s?\$/i, 'HKD'],
  [/\bMX\s?\$/i, 'MXN'],
  [/\bR\$/, 'BRL'],
  [/\beuros?\b|يورو/i, 'EUR'],
  [/\bzł/i, 'PLN'],
];

/** The currency (ISO 4217) that a text about pay names by code, symbol or name; undefined if it names none. A `$` by itself is the dollar of the United States. */
export function currencyInText(text: string): string | undefined {
  const symbol = /[€£¥₹$]/.exec(text)?.[0];
  return CODE.exec(text)?.[1] ?? NAMED.find(([pattern]) => pattern.test(text))?.[1] ?? (symbol && SYMBOLS[symbol]);
}
