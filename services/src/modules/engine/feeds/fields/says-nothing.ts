import words from './data/empty-words.json' with { type: 'json' };

const EMPTY: ReadonlySet<string> = new Set(words);
const LONGEST = Math.max(...words.map((word) => word.length)) + 2;

/** True for a value that stands for none: 'N/A', 'Not disclosed', 'keine Angabe', a dash. */
export const saysNothing = (text: string): boolean =>
  text.length <= LONGEST &&
  EMPTY.has(
    text
      .trim()
      .toLowerCase()
      .replace(/^[([](.*)[)\]]$/, '$1'),
  );
