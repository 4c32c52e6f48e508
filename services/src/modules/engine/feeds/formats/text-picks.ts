import { cleanHtml, htmlOfPlain, plainText, unescapeOnce } from '../fields/clean-html.ts';

const MARKUP = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|table|font)[\s/>]/i;
const BLOCK = /<(?:p|br|ul|ol|li|div|h[1-6])[\s/>]/gi;
const LONGEST_LINE = 150;
const READ_FOR_PICKS = 20_000;

/** A text as markup, whether it is markup, escaped markup or plain. */
export function htmlOf(text: string): string {
  if (MARKUP.test(text)) return text;
  const plain = unescapeOnce(text);
  return MARKUP.test(plain) ? plain : htmlOfPlain(plain);
}

/** The lines of a text with or without markup, as they are seen. */
const linesOf = (text: string): string[] =>
  plainText(
    cleanHtml(
      htmlOf(text.slice(0, READ_FOR_PICKS))
        .replaceAll(/[ \t]+/g, ' ')
        .replaceAll(BLOCK, '\n$&'),
    ),
  ).split('\n');

const LABELLED = /^\s*(\p{L}[\p{L}\p{M} '’/()-]{1,30}?)\s*[:：]\s*(\S.*)$/u;
/** A text with fewer lines of this kind is prose with a colon. */
const LEAST_LABELLED = 2;

/** What the lines of a text say that begin with a label, 'Contract: CDI'; empty unless several do. */
export function labelledLines(text: string): [label: string, value: string][] {
  if (!/[:：]/.test(text)) return [];
  const found = linesOf(text).flatMap((line): [string, string][] => {
    const [, label, value] = LABELLED.exec(line) ?? [];
    return label === undefined || value === undefined ? [] : [[label, value.trim()]];
  });
  return found.length < LEAST_LABELLED ? [] : found;
}

const firstLine = (text: string): string =>
  linesOf(text)
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** 'Acme (Berlin, Germany) (remote)'. */
const BRACKETS_AT_END = /(?:\s{0,3}\([^()]{0,100}\)){1,4}\s{0,3}$/;

/** By the word after the bar of a path; the argument is what follows that word. */
const PICKS: Readonly<Record<string, (text: string, argument: string) => string | undefined>> = {
  line: (text) => {
    const line = firstLine(text);
    return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE).replace(/\s+\S*$/, '')}…` : line;
  },
  part: (text) => (firstLine(text).split(/\s[-–—|]\s|[|–—,(]/, 1)[0] ?? '').trim().slice(0, LONGEST_LINE),
  after: (text, label) => labelledLines(text).find(([each]) => each.toLowerCase() === label.toLowerCase())?.[1],
  // Of a text without the separator, all of it is behind.
  before: (text, separator) => (text.includes(separator) ? text.slice(0, text.indexOf(separator)).trim() : undefined),
  behind: (text, separator) => (text.includes(separator) ? text.slice(text.indexOf(separator) + separator.length) : text).trim(),
  'up-to': (text, separator) => (text.includes(separator) ? text.slice(0, text.lastIndexOf(separator)) : text).trim(),
  last: (text, separator) =>
    text.includes(separator)
      ? text
          .slice(text.lastIndexOf(separator) + separator.length)
          .replace(BRACKETS_AT_END, '')
          .trim()
      : undefined,
};

const PICKED = /^(.*)\|(line|part|(after|before|behind|up-to|last) [^|]{1,40})$/s;

/** The path of an expression of a map, and what is picked from its texts. */
export function pickOf(expression: string): { path: string; pick: ((text: string) => string | undefined) | undefined } {
  const [, path = expression, suffix = ''] = PICKED.exec(expression) ?? [];
  const [, word = '', argument = ''] = /^(\S*) ?(.*)$/s.exec(suffix) ?? [];
  const pick = PICKS[word];
  return { path, pick: pick && ((text) => pick(text, argument) || undefined) };
}
