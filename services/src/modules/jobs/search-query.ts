import type { Database } from '../../platform/database/database.ts';
import { correctionsOf, foldText, synonymsOf } from '../skills/index.ts';
import { queryOf } from './search-terms.store.ts';
import { searchableText } from './searchable-text.ts';

const MAX_WORDS = 12;
const MAX_PHRASE = 4;

const wordsOf = (text: string) =>
  foldText(searchableText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** What is typed as a tsquery: every word must be there, and with synonyms each known phrase may be said another way. */
export async function textQuery(db: Database, typed: string | undefined, synonyms: boolean): Promise<string | undefined> {
  if (!typed?.trim()) return undefined;
  if (!synonyms) {
    const words = wordsOf(typed);
    return words.length > 0 ? queryOf(db, [[words.join(' ')]]) : undefined;
  }
  const words = foldText(typed).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_PHRASE, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
  const others = await synonymsOf(db, phrases);
  const parts: string[][] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - start);
    while (length > 1 && !others.has(words.slice(start, start + length).join(' '))) length--;
    const phrase = words.slice(start, start + length).join(' ');
    parts.push([phrase, ...(others.get(phrase) ?? [])].map((way) => searchableText(way)));
    start += length;
  }
  return queryOf(db, parts);
}

/** The same words with those nobody uses put right; undefined when nothing changes. */
export async function correctedText(db: Database, typed: string): Promise<string | undefined> {
  const words = wordsOf(typed);
  const corrections = await correctionsOf(db, words);
  return corrections.size > 0 ? words.map((word) => corrections.get(word) ?? word).join(' ') : undefined;
}
