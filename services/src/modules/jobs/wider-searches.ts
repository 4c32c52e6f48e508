import type { JobFilter, JobFilterField, WiderSearch } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../platform/database/database.ts';
import { CODED_FACETS, FLAG_FACETS } from '../../platform/job-facts.ts';
import { totalOf } from './search-counts.ts';
import { NO_CHOICE, type FacetChoice } from './search-facets.ts';
import type { SearchTerms } from './search-terms.store.ts';

const MOST = 4;

interface Search {
  terms: SearchTerms;
  choice: FacetChoice;
}

/** Fields of the filter that can be left out together, and the search without them. */
interface Part {
  fields: readonly JobFilterField[];
  without: (search: Search) => Search;
}

const withoutChoice =
  (left: Partial<FacetChoice>) =>
  ({ terms, choice }: Search): Search => ({ terms, choice: { ...choice, ...left } });
const withoutTerms =
  (left: Partial<SearchTerms>) =>
  ({ terms, choice }: Search): Search => ({ terms: { ...terms, ...left }, choice });

/** In the order in which visitors drop filters most readily. */
const FILTERS: readonly Part[] = [
  ...FLAG_FACETS.map((facet) => ({ fields: [facet], without: withoutChoice({ [facet]: false }) })),
  { fields: ['postedWithinDays'], without: withoutChoice({ postedWithinDays: undefined }) },
  { fields: ['payMin', 'payNotStated'], without: withoutChoice({ payMin: undefined, payNotStated: false }) },
  ...CODED_FACETS.map((facet) => ({ fields: [facet], without: withoutChoice({ [facet]: [] }) })),
  { fields: ['remote', 'remoteFrom'], without: withoutChoice({ remote: false }) },
];
const PLACE: Part = {
  fields: ['city', 'state', 'country', 'radiusKm'],
  without: withoutTerms({ placeKey: undefined, placeIds: undefined }),
};
const WORDS: Part = {
  fields: ['keyword', 'jobTitle', 'skills'],
  without: withoutTerms({ text: undefined, titleText: undefined, skills: [] }),
};

const isSet = (filter: JobFilter, field: JobFilterField): boolean => {
  const value = filter[field];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false && value !== '';
};

const together = (parts: readonly Part[]): Part => ({
  fields: parts.flatMap((part) => part.fields),
  without: (search) => parts.reduce((left, part) => part.without(left), search),
});

/** What to leave out of a filter: single fields first, then more of them, closest searches first. */
function waysOut(filter: JobFilter): Part[] {
  const set = ({ fields }: Part) => fields.some((field) => isSet(filter, field));
  const filters = FILTERS.filter(set);
  const [place, words] = [PLACE, WORDS].map((part) => (set(part) ? [part] : []));
  const ways: readonly (readonly Part[])[] = [
    ...filters.map((part) => [part]),
    ...(place ?? []).map((part) => [part]),
    ...(filters.length > 1 ? [filters] : []),
    ...(place?.length && filters.length > 0 ? [[...filters, ...place]] : []),
    ...(words ?? []).map((part) => [part]),
  ];
  const all = filters.length + (place?.length ?? 0) + (words?.length ?? 0);
  // A search without any condition is not a useful suggestion.
  return ways.filter((parts) => parts.length < all).map(together);
}

/**
 * Searches that find something if this one finds nothing. `readings`: its terms, by interpretation of the
 * keyword; the suggestions are based on the first one with any results.
 */
export async function widerSearches(
  db: Database,
  filter: JobFilter,
  { readings, choice }: { readings: readonly SearchTerms[]; choice: FacetChoice },
): Promise<WiderSearch[]> {
  const ways = waysOut(filter);
  if (ways.length === 0) return [];
  const known = await Promise.all(
    readings.map((terms) => totalOf(db, PLACE.without({ terms, choice: NO_CHOICE }).terms, NO_CHOICE)),
  );
  const terms = readings[known.findIndex((total) => total > 0)] ?? readings[0];
  if (!terms) return [];
  const found = await Promise.all(
    ways.map(async ({ fields, without }) => {
      const left = without({ terms, choice });
      return {
        leaveOut: fields.filter((field) => isSet(filter, field)),
        total: await totalOf(db, left.terms, left.choice),
      };
    }),
  );
  return found.filter(({ total }) => total > 0).slice(0, MOST);
}
