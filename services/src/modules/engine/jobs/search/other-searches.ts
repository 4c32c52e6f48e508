import { RADIUS_STEPS } from '@hirehq/shared-contracts/codes';
import type { JobFilter, OtherSearch, OtherSearchKind } from '@hirehq/shared-contracts/graphql/types';
import { citiesAround } from '../../places/index.ts';
import { foldText, relatedTitles, titleNamed } from '../../skills/index.ts';
import { likelyCountOf } from '../facets/search-counts.ts';
import { isChosen, NO_CHOICE } from '../terms/facet-choice.ts';
import { withJobs } from '../terms/job-cities.store.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { popularTitles } from '../terms/popular-titles.store.ts';
import { isOccupation } from '../terms/reading-of-titles.ts';
import { isWithoutWords } from '../terms/search-terms.ts';
import { excludedBySign, withoutExcluded, withSign } from '../words/excluded-words.ts';
import { workAlone } from '../words/fewer-words.ts';
import type { QueryReader } from '../words/query-reader.ts';
import { TypedText } from '../words/typed-text.ts';
import { isNarrowed } from './search-request.ts';
import { keywordOf } from './terms-of-filter.ts';

const MOST = 4;
/** With more parts than this, the words to leave out cannot be guessed. */
const MOST_PARTS = 6;
/** Of each kind, at most this many. */
const MOST_OF_KIND = 2;
/** Related occupations that are looked at. */
const RELATED_TRIED = 6;
const POPULAR_TRIED = 6;

interface Counted {
  found: OtherSearch;
  /** In the first group of its list. */
  leading: number;
}

/** A search with few good hits. */
interface FewHits {
  reader: QueryReader;
  filter: JobFilter;
  /** As it was read. */
  search: JobSearch;
  /** The same with the keyword as it was typed. */
  typed: JobSearch;
  /** How many jobs are in the first group of its list. */
  leading: number;
  /** Place and filters are left out. */
  anywhere: boolean;
}

type Other = Pick<OtherSearch, 'kind' | 'keyword' | 'radiusKm' | 'anywhere'>;

async function counted(search: JobSearch, other: Other): Promise<Counted> {
  const { leading, ...counts } = await likelyCountOf(search);
  return { leading, found: { ...other, ...counts } };
}

/** What the keyword excludes, as a keyword has it. */
const exclusionsOf = ({ filter }: FewHits): string[] => excludedBySign(new TypedText(keywordOf(filter) ?? '')).map(withSign);

/** The searches for each of these words instead of the keyword; what it excludes stays excluded. */
async function instead(few: FewHits, kind: OtherSearchKind, keywords: readonly string[]): Promise<Counted[]> {
  const { reader, search, anywhere } = few;
  const excluded = exclusionsOf(few);
  const found = await Promise.all(
    keywords.map(async (keyword) => {
      const text = await reader.query(keyword, { widening: { names: 'titles' } });
      if (!text) return [];
      const terms = { ...search.terms, text, titleText: undefined, skills: [] };
      const asked = [keyword, ...excluded].join(' ');
      return [await counted({ ...search, terms }, { kind, keyword: asked, radiusKm: null, anywhere })];
    }),
  );
  return found.flat();
}

/** The keyword with fewer words: without one of its parts, the work itself being left out last, or the work alone. */
async function withFewerWords(few: FewHits): Promise<OtherSearch[]> {
  const typed = few.typed.terms.text?.each.map((part) => part.typed) ?? [];
  if (typed.length === 0 || typed.length > MOST_PARTS) return [];
  const isWork = (words: string) => titleNamed(words) !== undefined || isOccupation(words.split(' ').at(-1) ?? '');
  const shorter = typed.length < 2 ? [] : typed.map((_, left) => typed.toSpliced(left, 1).join(' '));
  const alone = typed.filter(isWork).flatMap((name) => [...(typed.length > 2 ? [name] : []), workAlone(name) ?? []].flat());
  const shown = few.search.terms.text?.readAs;
  const keywords = [...new Set([...shorter, ...alone])].filter((keyword) => keyword !== shown);
  const found = (await instead(few, 'FEWER_WORDS', keywords)).filter(({ leading }) => leading > few.leading);
  // Of those with the work in them, the one with the rarest words is closest to what was typed.
  const hasWork = ({ found: { keyword } }: Counted) => Number((keyword ?? '').split(' ').some(isOccupation));
  return found
    .toSorted((one, other) => hasWork(other) - hasWork(one) || one.leading - other.leading)
    .slice(0, MOST_OF_KIND)
    .map((each) => each.found);
}

/** The keyword without what it excludes. */
async function withoutExclusions({ search, filter, leading, anywhere }: FewHits): Promise<OtherSearch[]> {
  const keyword = withoutExcluded(keywordOf(filter) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (search.terms.excluded.length === 0 || !search.terms.text || keyword === '') return [];
  const all = { ...search, terms: { ...search.terms, excluded: [] } };
  const { found, leading: more } = await counted(all, { kind: 'FEWER_WORDS', keyword, radiusKm: null, anywhere });
  return more > leading ? [found] : [];
}

/** Occupations of the catalogue for work like that which the words name. */
async function relatedWork(few: FewHits): Promise<OtherSearch[]> {
  const { text, titleText } = few.typed.terms;
  const parts = (text ?? titleText)?.each.map(({ typed }) => typed) ?? [];
  const name = [parts.join(' '), ...parts.toReversed()].map(titleNamed).find((each) => each !== undefined);
  if (name === undefined) return [];
  const found = await instead(few, 'RELATED', relatedTitles(name).slice(0, RELATED_TRIED));
  return found
    .filter(({ leading }) => leading > 0)
    .slice(0, MOST_OF_KIND)
    .map((each) => each.found);
}

/** Within the first distance from the city that has more jobs. */
async function aroundCity({ search, filter, leading }: FewHits): Promise<OtherSearch[]> {
  const { city, state, country, radiusKm } = filter;
  const steps = RADIUS_STEPS.filter((km) => km > (radiusKm ?? 0));
  const widest = steps.at(-1);
  const around =
    city && widest !== undefined ? await citiesAround(search.db, { city, state, country, radiusKm: widest }) : undefined;
  if (!around) return [];
  const cities = await withJobs(search.db, around);
  for (const km of steps) {
    const placeIds = cities.filter((near) => near.km <= km).map(({ id }) => id);
    const nearby = { ...search, terms: { ...search.terms, placeKey: undefined, placeIds } };
    const { found, leading: more } = await counted(nearby, { kind: 'AROUND', keyword: null, radiusKm: km, anywhere: false });
    if (more > leading) return [found];
  }
  return [];
}

/** The commonest occupations among the open jobs, those with most jobs of this search first: a brand or a filter has its own. */
async function popular(few: FewHits): Promise<OtherSearch[]> {
  const asked = foldText(keywordOf(few.filter) ?? '');
  const titles = (await popularTitles(few.reader.db, few.search.terms.healthWork)).filter((title) => foldText(title) !== asked);
  const found = await instead(few, 'POPULAR', titles.slice(0, POPULAR_TRIED));
  return found
    .filter(({ leading }) => leading > 0)
    .toSorted((one, other) => other.leading - one.leading)
    .map((each) => each.found);
}

/** The same without place and filters. */
function everywhere(few: FewHits): FewHits {
  const without = (search: JobSearch): JobSearch => ({
    ...search,
    choice: NO_CHOICE,
    terms: { ...search.terms, placeKey: undefined, placeIds: undefined },
  });
  return { ...few, search: without(few.search), leading: 0, anywhere: true };
}

const otherWords = async (few: FewHits): Promise<OtherSearch[]> =>
  (await Promise.all([withoutExclusions(few), withFewerWords(few), relatedWork(few)])).flat();

/**
 * Searches with other words, or farther from the city, for one with few good hits, the closest first. Popular ones only if there
 * are no others and nothing can be left out.
 */
export async function otherSearches(asked: Omit<FewHits, 'anywhere'>, hasWider: () => Promise<boolean>): Promise<OtherSearch[]> {
  const few = { ...asked, anywhere: false };
  const [around, words] = await Promise.all([aroundCity(few), otherWords(few)]);
  const found = [...around, ...words].slice(0, MOST);
  // A list of all jobs is not widened.
  const isAsked = isChosen(few.search.choice) || !isWithoutWords(few.typed.terms) || isNarrowed(few);
  if (found.length > 0 || !isAsked || (await hasWider())) return found;
  const places = isNarrowed(few) || isChosen(few.search.choice) ? [everywhere(few)] : [];
  const ways = [...places.map((place) => () => otherWords(place)), ...[few, ...places].map((place) => () => popular(place))];
  for (const way of ways) {
    const more = await way();
    if (more.length > 0) return more.slice(0, MOST);
  }
  return [];
}
