import { foldText } from '@hirehq/shared-contracts/fold-text';
import healthOccupations from './data/health-occupations.json' with { type: 'json' };
import { TITLE_CATALOGUE } from './title-catalogue.ts';

/** What some words of a title name: work in health, other work, or neither. */
type Named = 'health' | 'other' | 'neither';

/** Characters of a title that are read. */
const LONGEST_TITLE = 300;
/** Between these a title has parts: the first that names an occupation says what the work is. */
const BETWEEN_PARTS = /[,;:|()[\]–—•·]| - |\s(?:at|for|with|in|bei|für|chez|pour|para|en|w|från|till)\s/u;

const { names, endings, parts, notThese, otherWork, rank } = healthOccupations;
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

const NAMED = new Map<string, Named>();
let longest = 1;
function name(texts: readonly string[], named: Named): void {
  for (const words of texts.map(wordsOf)) {
    NAMED.set(words.join(' '), named);
    longest = Math.max(longest, words.length);
  }
}
name(rank, 'neither');
name(otherWork, 'other');
for (const title of TITLE_CATALOGUE) name([title.name, ...title.synonyms], title.healthcare ? 'health' : 'other');
name(Object.values(names).flat(), 'health');
name(notThese, 'neither');

const LATIN = /^[a-z\p{N}]+$/u;
const ENDINGS = endings.map(foldText);
const PARTS = parts.map(foldText);
/** Words after which nothing of a title is about people's health. */
const NOT_OF_PEOPLE: ReadonlySet<string> = new Set(notThese.map(foldText).filter((word) => !word.includes(' ')));

const without = (word: string, ending: string) =>
  word.length > ending.length + 3 && word.endsWith(ending) ? word.slice(0, -ending.length) : word;

function namedBy(word: string): Named | undefined {
  const known = NAMED.get(word) ?? NAMED.get(without(word, 's'));
  if (known) return known;
  if (LATIN.test(word)) return ENDINGS.some((ending) => word.endsWith(ending)) ? 'health' : undefined;
  return PARTS.some((part) => word.includes(part)) ? 'health' : undefined;
}

/** What each name in the words names, in order; the longest names are read first. */
function namedIn(words: readonly string[]): Named[] {
  const found: Named[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const some = words.slice(start, start + length);
      const named = length === 1 ? namedBy(some[0] ?? '') : NAMED.get(some.join(' '));
      if (!named) continue;
      found.push(named);
      start += length - 1;
      break;
    }
  }
  return found;
}

/**
 * True if the occupation that a title names is one of health: of people, by the unit groups of ISCO-08, whoever the employer is. Of
 * several in one part of the title the last counts: a nurse recruiter recruits.
 */
export function isHealthOccupation(title: string): boolean {
  const text = title.slice(0, LONGEST_TITLE);
  const all = wordsOf(text);
  if (all.some((word) => NOT_OF_PEOPLE.has(word))) return false;
  for (const part of text.split(BETWEEN_PARTS)) {
    const last = namedIn(wordsOf(part)).findLast((named) => named !== 'neither');
    if (last) return last === 'health';
  }
  return namedIn(all).includes('health');
}
