import { foldText } from '../../skills/index.ts';
import words from '../data/name-words.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { headingOf, isDocumentTitle } from './sections.ts';
import { isEmployer, isTitle } from './title-words.ts';

export interface FoundName {
  line: DocumentLine;
  /** The lines of the name, if it is broken into several. */
  lines: DocumentLine[];
  firstName: string;
  lastName: string;
  /** What follows the name on its line, such as a title. */
  rest: string;
}

const PARTICLES: ReadonlySet<string> = new Set(words.particles);
const HONORIFICS: ReadonlySet<string> = new Set(words.honorifics);
const LABEL = new RegExp(`^(?:${words.labels.join('|')})\\s*[:\\t]\\s*`, 'iu');

/** Lines at the start of a résumé among which its name is. */
const FIRST_LINES = 60;
const NAME = /^[\p{L}\p{M}'’.\- ]{3,60}$/u;
const isCased = (word: string) => /^\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word);

/** The words of a name as they are written; undefined if the text is no name. */
function nameWords(text: string): string[] | undefined {
  if (!NAME.test(text)) return undefined;
  const all = text
    .trim()
    .split(/\s+/)
    .filter((word) => !HONORIFICS.has(word.toLowerCase()));
  if (all.length < 2 || all.length > 6) return undefined;
  if (!all.every((word) => isCased(word) || PARTICLES.has(word.toLowerCase()))) return undefined;
  return all;
}

const isShouted = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const capitalised = (word: string) =>
  PARTICLES.has(word.toLowerCase())
    ? word.toLowerCase()
    : word.toLowerCase().replaceAll(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** The mailbox of an email address names the person of a line. */
function isInAddress(all: readonly string[], email: string | undefined): boolean {
  const mailbox = foldText(email?.split('@')[0] ?? '');
  return mailbox !== '' && all.some((word) => word.length > 2 && mailbox.includes(foldText(word)));
}

const [BIG, MOST_NAME_LINES] = [16, 3];

/** The lines from `start` that are as large as it, where a narrow column breaks a large name. */
function brokenName(lines: readonly DocumentLine[], start: number): DocumentLine[] {
  const first = lines[start];
  if (!first) return [];
  let end = start + 1;
  while (first.size >= BIG && end < start + MOST_NAME_LINES && isAsLarge(lines[end], first)) end += 1;
  return lines.slice(start, end);
}

const isAsLarge = (line: DocumentLine | undefined, { size, page }: DocumentLine) =>
  line !== undefined &&
  line.page === page &&
  Math.abs(line.size - size) < 0.2 &&
  NAME.test(line.text) &&
  !isTitle(line.text) &&
  !headingOf(line);

/** The person's name: the largest line at the start that looks like one, or the one that the email address contains. */
export function findName(lines: readonly DocumentLine[], email: string | undefined): FoundName | undefined {
  let best: (FoundName & { score: number }) | undefined;
  for (const [index, line] of lines.slice(0, FIRST_LINES).entries()) {
    if ((line.page ?? 1) > 1) break;
    if (headingOf(line) || isDocumentTitle(line)) continue;
    const isLabelled = LABEL.test(line.text);
    const nameLines = brokenName(lines, index);
    const [first = '', ...cells] = nameLines
      .map((each) => each.text)
      .join(' ')
      .replace(LABEL, '')
      .split(/\t|\s+[|•·–—]\s+/);
    const [text = '', ...after] = first.split(/\s*,\s*/);
    const all = nameWords(text);
    if (!all || isTitle(text) || isEmployer(text)) continue;
    const score = line.size + (isLabelled ? 60 : 0) + (isInAddress(all, email) ? 100 : 0) - index * 0.1;
    if (best && score <= best.score) continue;
    const [firstName = '', ...others] = isShouted(text) ? all.map(capitalised) : all;
    best = { line, lines: nameLines, firstName, lastName: others.join(' '), rest: [...after, ...cells].join(', '), score };
  }
  return best;
}
