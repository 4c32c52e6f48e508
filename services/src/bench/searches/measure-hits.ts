import { JOBS_PAGE_SIZE, searchVariables } from '@hirehq/shared-contracts/page-data';
import { foundAmong, searchJobs, type FoundJobs } from '../../modules/engine/jobs/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { hitWords, type HitSearch } from './hit-words.ts';
import { postingsOf } from './postings.store.ts';

const DEPTH = 10;
/** With fewer good hits, a search needs a way on. */
const ENOUGH = 5;

/** How a visitor gets on: by the hits, a broader search, one with other words, the surroundings of the place, or not at all. */
export type WayOn = 'hits' | 'broader' | 'other' | 'near' | 'none';

export interface MeasuredHits {
  id: string;
  kind: string;
  text: string;
  /** Of the first ten. */
  shown: number;
  /** Of the shown, those that have the words in title or text. */
  right: number;
  /** Of the right, those that have them in the title. */
  rightByTitle: number;
  /** Postings that have the words in the title. */
  known: number;
  /** The most that can be right: ten, or fewer if fewer of the known meet what the search says besides words. */
  possible: number;
  /** Of the shown, those in the first group of the list: more than a mention of the words. */
  good: number;
  /** Of these, the right ones. */
  rightAmongGood: number;
  wayOn: WayOn;
  /** Titles of the others. */
  wrong: string[];
}

/** For each search the postings whose titles have its words. */
function knownTitles(searches: readonly HitSearch[], titles: ReadonlyMap<string, string>): Map<string, string[]> {
  const all = [...titles];
  return new Map(
    searches.map((search) => {
      const words = hitWords(search);
      return [search.id, all.flatMap(([id, title]) => (words.has(title) && words.hasNot(title) ? [id] : []))];
    }),
  );
}

/** How many of the postings meet what was understood of the search as filters. */
async function countWithin(
  db: Database,
  ids: readonly string[],
  { found, now }: { found: FoundJobs; now: Date },
): Promise<number> {
  if (!found.understood) return ids.length;
  return (await foundAmong(db, { filter: { ...found.understood.filter, keyword: null }, ids, now })).length;
}

async function wayOnOf(found: FoundJobs, right: number): Promise<WayOn> {
  if (right >= ENOUGH) return 'hits';
  if ((await found.wider()).length > 0) return 'broader';
  if ((await found.others()).length > 0) return 'other';
  const { facets } = await found.counts();
  const around = facets.find(({ field }) => field === 'radiusKm')?.values ?? [];
  return around.some(({ count }) => count > found.ids.length) ? 'near' : 'none';
}

/** Runs the searches over the postings with these titles, by id. */
export async function measureHits(
  db: Database,
  searches: readonly HitSearch[],
  { titles, now }: { titles: ReadonlyMap<string, string>; now: Date },
): Promise<MeasuredHits[]> {
  const known = knownTitles(searches, titles);
  const measured: MeasuredHits[] = [];
  for (const search of searches) {
    const { filter, sort } = searchVariables({ keyword: search.text });
    const asked = { filter, sort: sort ?? 'RELEVANCE', first: JOBS_PAGE_SIZE, after: null, synonyms: false, now } as const;
    const found = await searchJobs(db, { ...asked, country: search.country });
    const words = hitWords(search);
    const shown = await postingsOf(db, found.ids.slice(0, DEPTH));
    const isRight = ({ title, text }: (typeof shown)[number]) => words.hasNot(title) && (words.has(title) || words.has(text));
    const right = shown.filter(isRight);
    const good = shown.slice(0, found.groups?.leading ?? shown.length);
    const ids = known.get(search.id) ?? [];
    const within = await countWithin(db, ids, { found, now });
    measured.push({
      id: search.id,
      kind: search.kind,
      text: search.text,
      shown: shown.length,
      right: right.length,
      rightByTitle: right.filter(({ title }) => words.has(title)).length,
      known: ids.length,
      possible: Math.max(right.length, Math.min(DEPTH, within)),
      good: good.length,
      rightAmongGood: good.filter(isRight).length,
      wayOn: await wayOnOf(found, right.length),
      wrong: shown.filter((each) => !right.includes(each)).map(({ title }) => title),
    });
  }
  return measured;
}
