/** A capital before a small letter: that of 'Night shift', but not of 'NHS' or '€ 30'. */
const CAPITAL = /^\p{Lu}(?=\p{Ll})/u;

/** The name of a filter as it is written within a sentence. */
export const inSentence = (name: string, locale: string): string =>
  name.replace(CAPITAL, (letter) => letter.toLocaleLowerCase(locale));
