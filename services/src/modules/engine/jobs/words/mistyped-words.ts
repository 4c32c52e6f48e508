import { knownWords } from '../../skills/index.ts';
import { isOccupation } from '../terms/reading-of-titles.ts';
import { wordsNear, type NearWords } from './mistyped-words.store.ts';
import { totalOf } from '../facets/search-counts.ts';
import { searchFor, type SearchGround } from '../terms/job-search.ts';
import { queryOf } from '../terms/text-query.store.ts';

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

export interface Meant {
  /** The intended word. */
  word: string;
  /** True if some text contains the typed word nevertheless. */
  isSaid: boolean;
}

async function saying(ground: SearchGround, word: string, where: 'text' | 'titleText'): Promise<number> {
  const query = await queryOf(ground.db, [{ ways: [word] }]);
  return query ? totalOf(searchFor(ground, { [where]: query })) : 0;
}

/** Who does or makes what a known word says: 'banker', 'roofer'. */
async function isDoer({ db }: SearchGround, typed: string): Promise<boolean> {
  const work = /^(\p{L}{3,})(?:er|or|ist)$/u.exec(typed)?.[1];
  return work !== undefined && (await knownWords(db, [work])).size > 0;
}

async function meantBy(ground: SearchGround, { typed, near, isKnown, ...known }: NearWords): Promise<Meant | undefined> {
  if (known.isOfCatalogue) return undefined;
  const titles = isKnown ? await saying(ground, typed, 'titleText') : 0;
  if (titles > 0 && (known.isOfSkill || (await isDoer(ground, typed)))) return undefined;
  const texts = await saying(ground, typed, 'text');
  const [first] = near;
  if (first !== undefined && near.length === 1 && texts === 0) return { word: first, isSaid: false };
  const counts = await Promise.all(near.map((word) => saying(ground, word, 'titleText')));
  const weights = near.map((word, index) => (counts[index] ?? 0) * (isOccupation(word) ? OCCUPATION_COUNTS : 1));
  const best = weights.indexOf(Math.max(...weights));
  const [word, most = 0] = [near[best], counts[best]];
  if (word === undefined || most < Math.max(FEWEST_TITLES, titles * TIMES_MORE_THAN_TITLES)) return undefined;
  return texts * TIMES_MORE_THAN_TEXTS < most ? { word, isSaid: texts > 0 } : undefined;
}

/**
 * Words that are one typo away from a word of titles. A word that a title of the catalogue has is accepted as it is, and so is one
 * that is common in texts, or in titles of open jobs unless the other word is overwhelmingly more frequent in them: somebody may have
 * mistyped a title.
 */
export async function mistypedWords(ground: SearchGround, words: readonly string[]): Promise<Map<string, Meant>> {
  const long = words.filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  if (long.length === 0) return new Map();
  const found = await wordsNear(ground.db, long);
  const meant = await Promise.all(found.map(async (each) => [each.typed, await meantBy(ground, each)] as const));
  return new Map(meant.flatMap(([typed, each]) => (each ? [[typed, each] as const] : [])));
}
