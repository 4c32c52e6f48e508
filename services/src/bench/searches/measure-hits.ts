import { JOBS_PAGE_SIZE, searchVariables } from '@hirehq/shared-contracts/page-data';
import { searchJobs, type FoundJobs } from '../../modules/engine/jobs/index.ts';
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
  wayOn: WayOn;
  /** Titles of the others. */
  wrong: string[];
}

/** The number of postings for each search whose titles have its words. */
function knownTitles(searches: readonly HitSearch[], titles: ReadonlyMap<string, string>): Map<string, number> {
  const all = [...titles.values()];
  return new Map(
    searches.map((search) => {
      const words = hitWords(search);
      return [search.id, all.filter((title) => words.has(title) && words.hasNot(title)).length];
    }),
  );
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
    const right = shown.filter(({ title, text }) => words.hasNot(title) && (words.has(title) || words.has(text)));
    measured.push({
      id: search.id,
      kind: search.kind,
      text: search.text,
      shown: shown.length,
      right: right.length,
      rightByTitle: right.filter(({ title }) => words.has(title)).length,
      known: known.get(search.id) ?? 0,
      wayOn: await wayOnOf(found, right.length),
      wrong: shown.filter((each) => !right.includes(each)).map(({ title }) => title),
    });
  }
  return measured;
}
