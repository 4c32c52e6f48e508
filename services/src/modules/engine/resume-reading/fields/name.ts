import type { ReadingDoubt } from '@hirehq/shared-contracts/codes';
import { foldText } from '../../skills/index.ts';
import words from '../data/name-words.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf } from '../found.ts';
import { isKnownSkill } from '../known-skills.ts';
import { isCountry } from './address/countries.ts';
import { isLanguage } from './language-names.ts';
import { headingOf, isDocumentTitle, isHeading } from './sections.ts';
import { isEmployer, isTitle } from './title-words.ts';

export interface FoundName {
  line: DocumentLine;
  /** The lines of the name, if it is broken into several. */
  lines: DocumentLine[];
  firstName: string;
  lastName: string;
  /** What follows the name on its line, such as a title. */
  rest: string;
  doubts: ReadingDoubt[];
}

const PARTICLES: ReadonlySet<string> = new Set(words.particles);
const HONORIFICS: ReadonlySet<string> = new Set(words.honorifics);
const ARTICLES: ReadonlySet<string> = new Set(words.articles);
const LABEL = new RegExp(`^(?:${words.labels.join('|')})\\s*[:：\\t\\u3000]\\s*`, 'iu');

/** Lines at the start of a résumé among which its name is. */
const FIRST_LINES = 60;
/** With the hyphen and the quotation marks of Hebrew. */
const NAME = /^[\p{L}\p{M}'’ʼ.\-־׳״ ]{2,60}$/u;
const isCased = (word: string) => /^\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word);

/** The words of a name as they are written; undefined if the text is no name. */
function nameWords(text: string): string[] | undefined {
  const bare = text.replaceAll(/\s*[(（][^()（）]{1,20}[)）]\s*|\u3000/gu, ' ').trim();
  if (!NAME.test(bare)) return undefined;
  const all = bare.split(/\s+/).filter((word) => !HONORIFICS.has(word.toLowerCase()));
  if (all.length === 0 || all.length > 6 || ARTICLES.has(all[0]?.toLowerCase() ?? '')) return undefined;
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

/** Scripts in which the family name comes first. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const FAMILIES: ReadonlySet<string> = new Set(words.familyFirst);
const LONG_FAMILIES = words.twoCharacterFamilies;

/** Of two letters, only those that are a syllable: 'LI', but not the initials 'JP'. */
const isFamilyInCapitals = (word: string) =>
  isShouted(word) && /^[\p{L}\p{M}'’-]+$/u.test(word) && (word.length > 2 || /^(?:[^AEIOU][AEIOU]|NG|EK)$/u.test(word));

/** The words of a name with the given name first: 'Nguyễn Thị Hoa' and '李小龙' begin with the family. */
function inWesternOrder(all: readonly string[]): string[] {
  const [first = '', ...rest] = all;
  const shouted = all.filter(isFamilyInCapitals);
  // 'OUYANG Jiahui', 'Jean DUPONT'.
  if (shouted.length > 0 && shouted.length < all.length)
    return [all.filter((word) => !shouted.includes(word)).join(' '), shouted.map(capitalised).join(' ')];
  const isVietnamese = FAMILIES.has(first.toLowerCase()) && /[\u0300-\u0323]/u.test(rest.join('').normalize('NFD'));
  if (all.length > 1) return FAMILY_FIRST.test(first) || isVietnamese ? [rest.join(' '), first] : [...all];
  if (!FAMILY_FIRST.test(first) || first.length < 2 || first.length > 4) return [...all];
  const family = LONG_FAMILIES.find((each) => first.startsWith(each) && first.length > each.length);
  // A name of four characters has two of each in Japanese.
  const length = family?.length ?? (first.length === 4 ? 2 : 1);
  return [first.slice(length), first.slice(0, length)];
}

/** A word alone is the name of somebody who has one, unless it is something else that stands alone in a résumé. */
const isSingleName = (text: string) =>
  /^\p{L}[\p{L}\p{M}'’-]+$/u.test(text) && !isCountry(text) && !isLanguage(text) && !isKnownSkill(text);

/** Sections in which other people and organisations are named; a name stands there only if it is set as one. */
const OF_OTHERS: ReadonlySet<string | undefined> = new Set([
  'experience',
  'education',
  'licences',
  'skills',
  'languages',
  'other',
]);
const MUCH_LARGER = 1.3;

/**
 * The person's name: the largest line at the start that looks like one, or the one that the email address contains.
 * `notNames` are texts, folded, that were found to be something else, such as employers.
 */
export function findName(
  lines: readonly DocumentLine[],
  email: string | undefined,
  notNames: ReadonlySet<string> = new Set(),
): FoundName | undefined {
  const first = lines.slice(0, FIRST_LINES).filter((line) => (line.page ?? 1) === 1);
  const sizes = first
    .filter((line) => !isDocumentTitle(line))
    .map(({ size }) => size)
    .toSorted((a, b) => a - b);
  const [largest, usual] = [sizes.at(-1) ?? 0, sizes[sizes.length >> 1] ?? 0];
  let best: (FoundName & { score: number }) | undefined;
  let section: string | undefined;
  for (const [index, line] of first.entries()) {
    const heading = headingOf(line);
    section = heading ?? section;
    if (heading || isDocumentTitle(line)) continue;
    const isLarge = line.size > 0 && line.size >= largest - 0.2 && line.size >= usual * MUCH_LARGER;
    const isLabelled = LABEL.test(line.text);
    const nameLines = brokenName(lines, index);
    const [cell = '', ...cells] = nameLines
      .map((each) => each.text)
      .join(' ')
      .replaceAll(/(?<=\p{L})- (?=\p{Lu})/gu, '-')
      .replace(LABEL, '')
      .split(/\t|\s+[|•·–—]\s+/)
      .filter((part, at, parts) => at > 0 || parts.length === 1 || !isHeading(part));
    const [text = '', ...after] = cell.split(/\s*,\s*/);
    const all = nameWords(text);
    if (!all || notNames.has(foldText(text))) continue;
    const isFirst = index === 0 || first.slice(0, index).every(isDocumentTitle);
    const isNamed = isLabelled || isInAddress(all, email);
    // 'Cook' and 'Baker' are names of people, too.
    const isOther = isTitle(text) || isEmployer(text);
    const isAboveTitle = isTitle(first[index + nameLines.length]?.text ?? '');
    if (isOther && !(all.length > 1 && (isNamed || (isAboveTitle && (isLarge || (isFirst && usual === 0)))))) continue;
    if (OF_OTHERS.has(section) && !isNamed && !isLarge) continue;
    if (all.length === 1 && !(isSingleName(text) && (isNamed || isLarge || (isFirst && usual === 0)))) continue;
    const score =
      line.size + (isLabelled ? 60 : 0) + (isInAddress(all, email) ? 100 : 0) - index * 0.1 - (all.length === 1 ? 1 : 0);
    if (best && score <= best.score) continue;
    const [firstName = '', ...others] = inWesternOrder(isShouted(text) ? all.map(capitalised) : all);
    const isSure = isNamed || isLarge || (isFirst && all.length > 1);
    best = {
      line,
      lines: nameLines,
      firstName,
      lastName: others.join(' '),
      rest: [after.join(', '), ...cells].filter((part) => part !== '').join(' | '),
      doubts: doubtsOf({ GUESSED: !isSure }),
      score,
    };
  }
  return best;
}
