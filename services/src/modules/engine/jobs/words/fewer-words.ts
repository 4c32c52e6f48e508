import { isEnglishOccupation, isOccupation } from '../terms/reading-of-titles.ts';
import { totalOf } from '../facets/search-counts.ts';
import { searchFor, type SearchContext } from '../terms/job-search.ts';
import type { TextQuery } from '../terms/search-terms.ts';
import searchWords from './data/search-words.json' with { type: 'json' };

/** With more parts than this, finding the one to leave out would take too long. */
const MOST_PARTS = 6;

const namesWork = ({ typed }: TextQuery['each'][number]) => isOccupation(typed.split(' ').at(-1) ?? '');

/** Words that too many kinds of work end with. */
const VAGUE: ReadonlySet<string> = new Set(searchWords.vagueWork);

/** The work alone, of a name that is known as a whole: 'driver' of 'school bus driver', 'serveur' of 'serveur en salle'. */
export function workAlone(name: string): string | undefined {
  const words = name.split(' ');
  if (words.length < 2) return undefined;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (isEnglishOccupation(last)) return VAGUE.has(last) ? undefined : last;
  return isOccupation(first) && !isEnglishOccupation(first) ? first : undefined;
}

/**
 * The closest query that finds something if no job matches all of it: with one part left out, but never the
 * one that names the occupation, and so that the remaining parts are the rarest. Of two parts, only if there are jobs for each.
 * Of a name that is known as a whole, the work alone. Undefined if there is none, or if the words are not the reason. `narrowed`: a
 * location or filters may be the reason.
 */
export async function fewerWords(context: SearchContext, text: TextQuery, narrowed: boolean): Promise<string | undefined> {
  const { each } = text;
  if (each.length === 0 || each.length > MOST_PARTS) return undefined;
  const jobsWith = (query: string): Promise<number> => totalOf(searchFor(context, { text: { ...text, query } }));
  if (narrowed && (await jobsWith(text.query)) > 0) return undefined;
  const [only] = each;
  if (each.length === 1) return only && workAlone(only.typed);
  const shorter = each.flatMap((part, index) => (namesWork(part) ? [] : [each.toSpliced(index, 1)]));
  const totals = await Promise.all(shorter.map((parts) => jobsWith(parts.map(({ query }) => `(${query})`).join(' & '))));
  const found = totals.filter((total) => total > 0);
  if (found.length === 0) return shorter.length < each.length ? workAlone(each.find(namesWork)?.typed ?? '') : undefined;
  if (each.length === 2 && found.length < shorter.length) return undefined;
  return shorter[totals.indexOf(Math.min(...found))]?.map(({ typed }) => typed).join(' ');
}
