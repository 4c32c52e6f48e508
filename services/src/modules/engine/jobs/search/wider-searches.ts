import type { JobFilter, JobFilterField, WiderSearch } from '@hirehq/shared-contracts/graphql/types';
import { CODED_FACETS, FLAG_FACETS } from '../../../../platform/job-facts.ts';
import { likelyCountOf, totalOf } from '../facets/search-counts.ts';
import { NO_CHOICE, type FacetChoice } from '../terms/facet-choice.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { placeKeyOf } from '../terms/place-keys.ts';
import type { SearchTerms } from '../terms/search-terms.ts';

const MOST = 4;

/** Fields of the filter that can be left out together, and the search without them. */
interface Part {
  fields: readonly JobFilterField[];
  without: (search: JobSearch) => JobSearch;
}

const withoutChoice =
  (left: Partial<FacetChoice>) =>
  (search: JobSearch): JobSearch => ({ ...search, choice: { ...search.choice, ...left } });
const withoutTerms =
  (left: Partial<SearchTerms>) =>
  (search: JobSearch): JobSearch => ({ ...search, terms: { ...search.terms, ...left } });

/** In the order in which visitors drop filters most readily. */
const FILTERS: readonly Part[] = [
  ...FLAG_FACETS.map((facet) => ({ fields: [facet], without: withoutChoice({ [facet]: false }) })),
  { fields: ['postedWithinDays'], without: withoutChoice({ postedWithinDays: undefined }) },
  {
    fields: ['payMin', 'payMax', 'payUnit', 'payCurrency', 'payNotStated'],
    without: withoutChoice({ payMin: undefined, payMax: undefined, payNotStated: false }),
  },
  ...CODED_FACETS.map((facet): Part =>
    // Remote work is a choice of the same filter: without one of the two, the other finds no more.
    facet === 'workModes'
      ? { fields: [facet, 'remote', 'remoteFrom'], without: withoutChoice({ workModes: [], remote: false }) }
      : { fields: [facet], without: withoutChoice({ [facet]: [] }) },
  ),
];
const PLACE: Part = {
  fields: ['city', 'state', 'country', 'radiusKm'],
  without: withoutTerms({ placeKey: undefined, placeIds: undefined }),
};
const CITY = ['city', 'radiusKm'] as const satisfies readonly JobFilterField[];
const WORDS: Part = {
  fields: ['keyword', 'jobTitle', 'skills'],
  without: withoutTerms({ text: undefined, titleText: undefined, skills: [], excluded: [] }),
};

const isSet = (filter: JobFilter, field: JobFilterField): boolean => {
  const value = filter[field];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false && value !== '';
};

const together = (parts: readonly Part[]): Part => ({
  fields: parts.flatMap((part) => part.fields),
  without: (search) => parts.reduce((left, part) => part.without(left), search),
});

/** The areas around a place: its state, if the filter has one, and its country. */
function areasAround({ city, state, country }: JobFilter): Part[] {
  const around = (fields: readonly JobFilterField[], area: Parameters<typeof placeKeyOf>[0]): Part => ({
    fields,
    without: withoutTerms({ placeKey: placeKeyOf(area), placeIds: undefined }),
  });
  return [
    ...(city && state ? [around(CITY, { state, country })] : []),
    ...(country && (city || state) ? [around(city ? [...CITY, 'state'] : ['state'], { country })] : []),
  ];
}

/** What to leave out of a filter: single fields first, then more of them, closest searches first. */
function waysOut(filter: JobFilter): Part[] {
  const set = ({ fields }: Part) => fields.some((field) => isSet(filter, field));
  const filters = FILTERS.filter(set);
  const [place = [], words = []] = [PLACE, WORDS].map((part) => (set(part) ? [part] : []));
  const all = filters.length + place.length + words.length;
  // A search without any condition is not a useful suggestion, except among the jobs of one employer.
  const useful = (ways: readonly (readonly Part[])[]) =>
    ways.filter((parts) => parts.length < all || filter.enterprise).map(together);
  return [
    ...useful(filters.map((part) => [part])),
    ...areasAround(filter),
    ...useful([
      ...place.map((part) => [part]),
      ...(filters.length > 1 ? [filters] : []),
      ...(place.length > 0 && filters.length > 0 ? [[...filters, ...place]] : []),
      ...words.map((part) => [part]),
    ]),
  ];
}

/** The first reading that any job matches, wherever it is. */
async function readingWithJobs(readings: readonly JobSearch[]): Promise<JobSearch | undefined> {
  const known = await Promise.all(readings.map((reading) => totalOf({ ...PLACE.without(reading), choice: NO_CHOICE })));
  return readings[known.findIndex((total) => total > 0)] ?? readings[0];
}

/**
 * Searches that find more than the `found` jobs that these do, in the first group of their list: the readings of one filter, by each
 * way to understand its keyword, the best first. The counts are those of the first reading that any job matches.
 */
export async function widerSearches(filter: JobFilter, readings: readonly JobSearch[], found: number): Promise<WiderSearch[]> {
  const ways = waysOut(filter);
  if (ways.length === 0) return [];
  const search = found > 0 ? readings[0] : await readingWithJobs(readings);
  if (!search) return [];
  const counted = await Promise.all(
    ways.map(async ({ fields, without }) => {
      const { leading, ...counts } = await likelyCountOf(without(search));
      return { leading, wider: { leaveOut: fields.filter((field) => isSet(filter, field)), ...counts } };
    }),
  );
  return counted.flatMap(({ leading, wider }) => (leading > found ? [wider] : [])).slice(0, MOST);
}
