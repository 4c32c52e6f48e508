import { knownWords } from '../../skills/index.ts';
import { isOccupation } from '../terms/reading-of-titles.ts';
import { totalOf } from '../facets/search-counts.ts';
import { searchFor, type SearchContext } from '../terms/job-search.ts';
import { queryOf } from '../terms/text-query.store.ts';
import { similarWords, type SimilarWords } from './similar-words.store.ts';

/** Shorter words are too similar to each other. */
const SHORTEST = 5;
/** The intended word is in at least this many titles. */
const FEWEST_TITLES = 2;
/** The intended word is in this many times more titles than there are texts with the typed word. */
const TIMES_MORE_THAN_TEXTS = 4;
/** A word that open jobs have in their titles is a typo there too only if the intended word is in this many times more titles. */
const TIMES_MORE_THAN_TITLES = 50;
/** An occupation is preferred to another word, unless that is in this many times more titles. */
const OCCUPATION_COUNTS = 100;

/** A word that is probably mistyped. */
export interface Typo {
  /** The intended word. */
  correction: string;
  /** True if some text contains the typed word nevertheless. */
  occurs: boolean;
}

/** How many open jobs contain the word, anywhere or in their titles. */
async function jobsWith(context: SearchContext, word: string, where: 'text' | 'titleText'): Promise<number> {
  const query = await queryOf(context.db, [{ names: [word] }]);
  return query ? totalOf(searchFor(context, { [where]: query })) : 0;
}

/** True for somebody who does or makes what a known word says: 'banker', 'roofer'. */
async function isDoer({ db }: SearchContext, typed: string): Promise<boolean> {
  const work = /^(\p{L}{3,})(?:er|or|ist)$/u.exec(typed)?.[1];
  return work !== undefined && (await knownWords(db, [work])).size > 0;
}

async function typoOf(context: SearchContext, { typed, similar, isKnown, ...known }: SimilarWords): Promise<Typo | undefined> {
  if (known.isOfCatalogue) return undefined;
  const titles = isKnown ? await jobsWith(context, typed, 'titleText') : 0;
  if (titles > 0 && (known.isOfSkill || (await isDoer(context, typed)))) return undefined;
  const texts = await jobsWith(context, typed, 'text');
  const [first] = similar;
  if (first !== undefined && similar.length === 1 && texts === 0) return { correction: first, occurs: false };
  const counts = await Promise.all(similar.map((word) => jobsWith(context, word, 'titleText')));
  const weights = similar.map((word, index) => (counts[index] ?? 0) * (isOccupation(word) ? OCCUPATION_COUNTS : 1));
  const best = weights.indexOf(Math.max(...weights));
  const [correction, most = 0] = [similar[best], counts[best]];
  if (correction === undefined || most < Math.max(FEWEST_TITLES, titles * TIMES_MORE_THAN_TITLES)) return undefined;
  return texts * TIMES_MORE_THAN_TEXTS < most ? { correction, occurs: texts > 0 } : undefined;
}

/**
 * Words that are one typo away from a word of titles. A word that a title of the catalogue has is accepted as it is, and so is one
 * that is common in texts, or in titles of open jobs unless the other word is overwhelmingly more frequent in them: somebody may have
 * mistyped a title.
 */
export async function typosAmong(context: SearchContext, words: readonly string[]): Promise<Map<string, Typo>> {
  const long = words.filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  if (long.length === 0) return new Map();
  const found = await similarWords(context.db, long);
  const typos = await Promise.all(found.map(async (each) => [each.typed, await typoOf(context, each)] as const));
  return new Map(typos.flatMap(([typed, typo]) => (typo ? [[typed, typo] as const] : [])));
}
