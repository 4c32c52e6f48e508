/** The text with Arabic and Persian digits as 0 to 9; as long as the original. */
export const withWesternDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
