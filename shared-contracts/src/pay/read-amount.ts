/** The largest amount of pay that can be searched for, per any unit and in any currency. */
export const AMOUNT_MAX = 1_000_000_000_000;

/** U+0660 is the Arabic zero, U+06F0 the Persian one; nine digits follow each. */
const ZEROS = [0x06f0, 0x0660];
const ARABIC_DECIMAL = '٫';
const THOUSANDS = /^\d{1,3}(?:([.,٬])\d{3})(?:\1\d{3})*$/;
/** As they are written in India: 12,34,567. */
const LAKHS = /^\d{1,3}(?:,\d{2})*,\d{3}$/;
const PLAIN = /^\d{1,15}$/;

const latinDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero) ?? 0));
  });

/** Splits off one or two decimal places, behind a point or comma that is not a separator of thousands. */
function decimalsOf(text: string): [whole: string, decimals: string] {
  const [, whole = '', mark = '', decimals = ''] = /^(.*)([.,٫])(\d{1,2})$/.exec(text) ?? [];
  // The same mark twice separates thousands.
  return whole === '' || (mark !== ARABIC_DECIMAL && whole.includes(mark)) ? [text, ''] : [whole, decimals];
}

/**
 * An amount as people type it: `50000`, `50,000`, `50.000`, `50 000`, `22.50`, `22,5`, `٢٢٫٥`, `50k`, with or without the sign
 * of a currency. What separates thousands is known by the three digits behind it, so that a visitor may type as at home on a page
 * in another language. Undefined for anything else; it may be more than AMOUNT_MAX.
 */
export function readAmount(typed: string): number | undefined {
  const compact = latinDigits(typed).replaceAll(/[\s\u061C\u200E\u200F'’\p{Sc}]/gu, '');
  const [, text = '', thousands] = /^(.*?)(k)?$/i.exec(compact) ?? [];
  const [whole, decimals] = decimalsOf(text);
  if (!PLAIN.test(whole) && !THOUSANDS.test(whole) && !LAKHS.test(whole)) return undefined;
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`) * (thousands ? 1000 : 1);
}
