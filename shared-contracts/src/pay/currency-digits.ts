const known = new Map<string, number>();

/** The decimals of a currency (ISO 4217): 0 of JPY, 2 of EUR, 3 of KWD; of anything else 2. */
export function currencyDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  let digits = known.get(currency);
  if (digits === undefined) {
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    known.set(currency, digits);
  }
  return digits;
}
