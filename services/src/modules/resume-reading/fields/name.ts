import { foldText } from '../../skills/index.ts';
import words from '../data/name-words.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { headingOf, isDocumentTitle } from './sections.ts';
import { isTitle } from './title-words.ts';

export interface FoundName {
  line: DocumentLine;
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

/** The person's name: the largest line at the start that looks like one, or the one that the email address contains. */
export function findName(lines: readonly DocumentLine[], email: string | undefined): FoundName | undefined {
  let best: (FoundName & { score: number }) | undefined;
  for (const [index, line] of lines.slice(0, FIRST_LINES).entries()) {
    if ((line.page ?? 1) > 1) break;
    if (headingOf(line) || isDocumentTitle(line)) continue;
    const isLabelled = LABEL.test(line.text);
    const [first = '', ...cells] = line.text.replace(LABEL, '').split(/\t|\s+[|•·–—]\s+/);
    const [text = '', ...after] = first.split(/\s*,\s*/);
    const all = nameWords(text);
    if (!all || isTitle(text)) continue;
    const score = line.size + (isLabelled ? 60 : 0) + (isInAddress(all, email) ? 100 : 0) - index * 0.1;
    if (best && score <= best.score) continue;
    const [firstName = '', ...others] = isShouted(text) ? all.map(capitalised) : all;
    best = { line, firstName, lastName: others.join(' '), rest: [...after, ...cells].join(', '), score };
  }
  return best;
}
