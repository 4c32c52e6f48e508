/** The zeros of the scripts that have their own digits: those of Arabic, Persian, Indic, Thai and others of Asia, and the wide ones. */
const ZEROS = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０';
const DIGITS: ReadonlyMap<string, string> = new Map(
  Array.from(ZEROS, (zero) => zero.codePointAt(0) ?? 0).flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)] as const),
  ),
);
const OTHER_DIGIT = new RegExp(`[${[...DIGITS.keys()].join('')}]`, 'g');

/** The text with the digits of every script as 0 to 9; as long as the original. */
export const withWesternDigits = (text: string): string => text.replaceAll(OTHER_DIGIT, (digit) => DIGITS.get(digit) ?? digit);
