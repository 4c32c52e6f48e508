import type { Database } from '../../platform/database/database.ts';
import { correctionsOf, foldText, synonymsOf } from '../skills/index.ts';
import { queryOf, type TextQuery } from './search-terms.store.ts';
import { searchableText, withCompounds } from './searchable-text.ts';

const MAX_WORDS = 12;
const MAX_PHRASE = 4;
/** A name so short is an abbreviation: 'js', 'rn', 'k8s'. */
const MAX_ABBREVIATION = 4;
/** Words that say what every job is. */
const EMPTY_WORDS = new Set(
  'job jobs vacancy vacancies position positions opening openings role roles career careers hiring'.split(' '),
);
/** Words of sentences that are the abbreviation of something too. */
const WORDS_OF_SENTENCES = new Set('a an and as at be by do for go he if in is it me my no of on or so to us we'.split(' '));
/** What stands for what, where no catalogue of names has it. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  sr: 'senior',
  snr: 'senior',
  jr: 'junior',
  jnr: 'junior',
  mgr: 'manager',
  mgmt: 'management',
  asst: 'assistant',
  exec: 'executive',
  dev: 'developer',
  eng: 'engineer',
  admin: 'administrator',
  tech: 'technician',
  rep: 'representative',
  dir: 'director',
  vp: 'vice president',
  wfh: 'remote',
};

/** 'abbreviations' says only those in full; 'synonyms' every known name another way. */
export type Widening = 'abbreviations' | 'synonyms';

/** As a tsquery is best given it: no signs that a parser of texts reads something into. */
const plain = (text: string) =>
  foldText(searchableText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

function wordsOf(typed: string): string[] {
  const words = withCompounds(foldText(typed))
    .split(/[\s,;:|()]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Other ways to say each phrase of the words. */
async function otherWays(db: Database, words: readonly string[], widening: Widening): Promise<Map<string, string[]>> {
  const lengths = widening === 'synonyms' ? MAX_PHRASE : 1;
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: Math.min(lengths, words.length - start) }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  );
  const isName = (phrase: string) =>
    (widening === 'synonyms' || phrase.length <= MAX_ABBREVIATION) && (words.length === 1 || !WORDS_OF_SENTENCES.has(phrase));
  const ways = await synonymsOf(db, phrases.filter(isName));
  for (const word of words) {
    const whole = Object.hasOwn(SHORT_WORDS, word) ? SHORT_WORDS[word] : undefined;
    if (whole) ways.set(word, [...(ways.get(word) ?? []), whole]);
  }
  return ways;
}

/** What is typed as a query: every word must be there, and each known name may be said another way. */
export async function textQuery(db: Database, typed: string | undefined, widening: Widening): Promise<TextQuery | undefined> {
  const words = wordsOf(typed ?? '');
  if (words.length === 0) return undefined;
  const others = await otherWays(db, words, widening);
  const parts: string[][] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - start);
    while (length > 1 && !others.has(words.slice(start, start + length).join(' '))) length--;
    const phrase = words.slice(start, start + length).join(' ');
    const ways = [...new Set([phrase, ...(others.get(phrase) ?? [])].map(plain))].filter(Boolean);
    if (ways.length > 0) parts.push(ways);
    start += length;
  }
  return queryOf(db, parts);
}

/** The same words with those nobody uses put right; undefined when nothing changes. */
export async function correctedText(db: Database, typed: string): Promise<string | undefined> {
  const words = plain(typed).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const corrections = await correctionsOf(db, words);
  return corrections.size > 0 ? words.map((word) => corrections.get(word) ?? word).join(' ') : undefined;
}
