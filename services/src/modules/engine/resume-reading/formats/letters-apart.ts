/** A letter, and the next ones with a space before each; more spaces, or a tab, are between words. */
const APART = /^[^\s|•·](?:[ \u00A0]{1,6}[^\s|•·]|\t[^\s|•·]){3,200}$/u;
const BETWEEN_WORDS = /[ \u00A0]{2,}|\t/u;
const FEWEST_LETTERS = 4;

/** 'S K I L L S' as a word: a text whose letters are all apart from each other, with its words whole. */
export function withLettersTogether(text: string): string {
  const bare = text.trim();
  if (!APART.test(bare) || bare.replaceAll(/[^\p{L}]/gu, '').length < FEWEST_LETTERS) return text;
  return bare
    .split(BETWEEN_WORDS)
    .map((word) => word.replaceAll(/[ \u00A0]/g, ''))
    .join(' ');
}
