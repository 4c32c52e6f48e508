/** Most words of a phrase. */
const MOST_WORDS = 4;
const LITTLE_WORDS = new Set('the le la el il o os den dem du lo al to l d ca circa'.split(' '));
const NO_LETTER = /[^\p{L}\p{M}'’.:/-]+/u;

/** Where the phrase begins that ends a text, but for an article behind it; undefined if it is none of these. */
export function phraseAtEnd(text: string, phrases: ReadonlySet<string>): number | undefined {
  const words: { word: string; start: number }[] = [];
  let end = text.length;
  while (words.length <= MOST_WORDS) {
    while (end > 0 && NO_LETTER.test(text.charAt(end - 1))) end--;
    let start = end;
    while (start > 0 && !NO_LETTER.test(text.charAt(start - 1))) start--;
    if (start === end) break;
    words.unshift({ word: text.slice(start, end).toLowerCase().replace(/:$/, ''), start });
    end = start;
  }
  const without = LITTLE_WORDS.has(words.at(-1)?.word ?? '') ? [words, words.slice(0, -1)] : [words];
  for (const each of without)
    for (const [index, { start }] of each.entries())
      if (
        phrases.has(
          each
            .slice(index)
            .map(({ word }) => word)
            .join(' '),
        )
      )
        return start;
  return undefined;
}
