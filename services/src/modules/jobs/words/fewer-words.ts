import { isOccupation } from '../terms/reading-of-titles.ts';
import { totalOf } from '../facets/search-counts.ts';
import { searchFor, type SearchGround } from '../terms/job-search.ts';
import type { TextQuery } from '../terms/search-terms.ts';

/** Of more parts than this it would take too long to tell which is too much. */
const MOST_PARTS = 6;

const namesWork = ({ said }: TextQuery['each'][number]) => isOccupation(said.split(' ').at(-1) ?? '');

/**
 * The closest that can be asked for where no job says all of the query, wherever it is: with one part left out, never the
 * one that names the work, and so that what is left is the rarest; of two parts only where there are jobs for each.
 * Undefined where there is no such way, or the words are not what is too much. `narrowed`: a place or filters may be.
 */
export async function fewerWords(ground: SearchGround, text: TextQuery, narrowed: boolean): Promise<string | undefined> {
  const { each } = text;
  if (each.length < 2 || each.length > MOST_PARTS) return undefined;
  const jobsSaying = (query: string): Promise<number> => totalOf(searchFor(ground, { text: { ...text, query } }));
  if (narrowed && (await jobsSaying(text.query)) > 0) return undefined;
  const ways = each.flatMap((part, index) => (namesWork(part) ? [] : [each.toSpliced(index, 1)]));
  const totals = await Promise.all(ways.map((way) => jobsSaying(way.map(({ query }) => `(${query})`).join(' & '))));
  const found = totals.filter((total) => total > 0);
  if (found.length === 0 || (each.length === 2 && found.length < ways.length)) return undefined;
  return ways[totals.indexOf(Math.min(...found))]?.map(({ said }) => said).join(' ');
}
