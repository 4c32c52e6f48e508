const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);
/** Scripts whose words follow each other without spaces. */
export const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]`;
const isUnspaced = new RegExp(UNSPACED, 'u');
const isLetter = (character: string) => /\p{L}/u.test(character) && !isUnspaced.test(character);

/**
 * The source of a regular expression (flag `u`) for any of these words in small letters, the longest first among those of one kind;
 * words of letters are not parts of others. `\p{L}` is in it as seldom as possible: each one costs as much as a hundred words.
 */
export function anyOf(words: readonly string[]): string {
  const all = [...new Set(words.map((word) => word.toLowerCase()))].toSorted((one, other) => other.length - one.length);
  const kinds = Map.groupBy(all, (word) => `${isLetter(word.slice(0, 1))} ${isLetter(word.slice(-1))}`);
  const sources = [...kinds.values()].map((some) => {
    const [first = ''] = some;
    const before = isLetter(first.slice(0, 1)) ? String.raw`(?<!\p{L})` : '';
    const after = isLetter(first.slice(-1)) ? String.raw`(?!\p{L})` : '';
    return `${before}(?:${some.map(escaped).join('|')})${after}`;
  });
  return `(?:${sources.join('|')})`;
}

/** The source of `anyOf` for the same words in small letters, in capitals, and mixed. */
export const inAnyCase = (source: string): string =>
  source.replaceAll(/\\p\{\w+\}|\\.|(\p{Ll})/gu, (found: string, letter: string | undefined) =>
    letter === undefined || letter.toUpperCase().length !== letter.length ? found : `[${letter}${letter.toUpperCase()}]`,
  );

/** The text in small letters, with each character at its place. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
