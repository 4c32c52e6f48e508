import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../platform/database/database.ts';
import { citiesAround, MAX_RADIUS_KM } from '../places/index.ts';
import { placeKeyOf } from './place-keys.ts';
import { choiceOfFacts, type FacetChoice } from './search-facets.ts';
import { textQuery, type Companies, type Mending, type Widening } from './search-query.ts';
import { withJobs, type SearchTerms } from './search-terms.store.ts';

const MAX_TEXT = 200;
const MAX_LIST = 50;

/** Codes as given: one that no job has finds nothing. */
const codes = (values: readonly string[] | null | undefined): string[] =>
  [...new Set(values)].slice(0, MAX_LIST).map((value) => value.replaceAll('\0', '').slice(0, 20));

const isCountry = (text: string | null | undefined): text is string => /^[a-z]{2}$/i.test(text ?? '');

/** `country`: from where remote work would be done, if the filter does not say. */
export function choiceOf(filter: JobFilter, country: string | undefined): FacetChoice {
  const { postedWithinDays: days, payMin } = filter;
  return {
    ...choiceOfFacts(
      (facet) => codes(filter[facet]),
      (facet) => filter[facet] === true,
    ),
    remote: filter.remote === true,
    remoteFrom: isCountry(filter.remoteFrom) ? filter.remoteFrom.toUpperCase() : country,
    postedWithinDays: days && days > 0 ? Math.min(days, 3650) : undefined,
    payMin: payMin && payMin > 0 ? payMin : undefined,
    payNotStated: filter.payNotStated === true,
  };
}

export const keywordOf = ({ keyword }: JobFilter): string | undefined => keyword?.slice(0, MAX_TEXT);

interface KeywordReading {
  keyword: string | undefined;
  widening: Widening;
  mending?: Mending;
  /** What the interpretations of a search share. */
  companies?: Companies;
}

export async function termsOf(
  db: Database,
  { filter, now }: { filter: JobFilter; now: Date },
  { keyword, widening, mending = 'strange', companies }: KeywordReading,
): Promise<SearchTerms> {
  const { city, state, country, radiusKm } = filter;
  const [text, titleText, cities] = await Promise.all([
    textQuery(db, keyword, { widening, mending, now, companies }),
    // A title is chosen from the catalogue, so its synonyms are meant as well.
    textQuery(db, filter.jobTitle?.slice(0, MAX_TEXT), { widening: { names: 'all' }, mending: 'strange', now }),
    city && radiusKm && radiusKm > 0
      ? citiesAround(db, { city, state, country, radiusKm: Math.min(radiusKm, MAX_RADIUS_KM) }).then(
          (near) => near && withJobs(db, near),
        )
      : undefined,
  ]);
  return {
    text,
    titleText,
    skills: [...new Set(filter.skills)].slice(0, MAX_LIST),
    // A city that the gazetteer does not know has no radius, but may have jobs.
    placeKey: cities ? undefined : placeKeyOf(filter),
    placeIds: cities?.map(({ id }) => id),
    companyTag: filter.companyTag?.replaceAll('\0', '').trim() || undefined,
    now,
  };
}
