import { UNITS_PER_YEAR } from '@hirehq/shared-contracts/codes';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { AMOUNT_MAX } from '@hirehq/shared-contracts/pay';
import type { Database } from '../../../../platform/database/database.ts';
import { currentRates, worthIn } from '../../pay-rates/index.ts';
import { citiesAround, MAX_RADIUS_KM } from '../../places/index.ts';
import { placeKeyOf } from '../terms/place-keys.ts';
import { choiceOfFacts, type FacetChoice } from '../terms/facet-choice.ts';
import { withJobs } from '../terms/job-cities.store.ts';
import type { ExcludedTerms, SearchTerms } from '../terms/search-terms.ts';
import { excludedBySign } from '../words/excluded-words.ts';
import { placeInWords } from '../words/place-in-words.ts';
import type { QueryOptions, QueryReader } from '../words/query-reader.ts';
import { TypedText } from '../words/typed-text.ts';

const MAX_TEXT = 200;
const MAX_LIST = 50;

/** Codes as given: one that no job has finds nothing. */
const codes = (values: readonly string[] | null | undefined): string[] =>
  [...new Set(values)].slice(0, MAX_LIST).map((value) => value.replaceAll('\0', '').slice(0, 20));

const isCountry = (text: string | null | undefined): text is string => /^[a-z]{2}$/i.test(text ?? '');

/** The limits of pay per year, and what currencies are worth in theirs. */
async function payChoiceOf(
  db: Database,
  { payMin, payMax, payUnit, payCurrency }: JobFilter,
): Promise<Pick<FacetChoice, 'payMin' | 'payMax' | 'payWorth'>> {
  const code = payCurrency?.toUpperCase();
  const perYear = (amount: number | null | undefined) =>
    amount && amount > 0 ? Math.min(amount, AMOUNT_MAX) * UNITS_PER_YEAR[payUnit ?? 'YEAR'] : undefined;
  return {
    payMin: perYear(payMin),
    payMax: perYear(payMax),
    // A code without a rate finds jobs in that currency alone.
    payWorth: code !== undefined && /^[A-Z]{3}$/.test(code) ? worthIn(await currentRates(db), code) : undefined,
  };
}

/** `country`: from where remote work would be done, if the filter does not say. */
export async function choiceOf(db: Database, filter: JobFilter, country: string | undefined): Promise<FacetChoice> {
  const { postedWithinDays: days } = filter;
  return {
    ...choiceOfFacts(
      (facet) => codes(filter[facet]),
      (facet) => filter[facet] === true,
    ),
    remote: filter.remote === true,
    remoteFrom: isCountry(filter.remoteFrom) ? filter.remoteFrom.toUpperCase() : country,
    postedWithinDays: days && days > 0 ? Math.min(days, 3650) : undefined,
    ...(await payChoiceOf(db, filter)),
    payNotStated: filter.payNotStated === true,
  };
}

export const keywordOf = ({ keyword }: JobFilter): string | undefined => keyword?.slice(0, MAX_TEXT);

/** The place that all of the words name, if they can hardly mean anything else. */
async function placeNamed(db: Database, words: string): Promise<string | undefined> {
  const typed = new TypedText(`in ${words}`);
  const place = await placeInWords(db, typed, { taken: [], here: undefined, before: [] });
  return place?.isCertain && place.to === typed.words.length ? placeKeyOf(place.filter) : undefined;
}

/** What the keyword excludes. */
const excludedTerms = (reader: QueryReader, filter: JobFilter): Promise<ExcludedTerms[]> =>
  Promise.all(
    excludedBySign(new TypedText(keywordOf(filter) ?? '')).map(async ({ phrase, filter: coded }) => ({
      text: await reader.query(phrase, { widening: { names: 'short' } }),
      choice: coded && (await choiceOf(reader.db, coded, undefined)),
      placeKey: coded ? undefined : await placeNamed(reader.db, phrase),
    })),
  );

/** The terms of a filter with this keyword in place of its own. */
export async function searchTermsOf(
  reader: QueryReader,
  filter: JobFilter,
  { keyword, ...options }: QueryOptions & { keyword: string | undefined },
): Promise<SearchTerms> {
  const { db } = reader;
  const { city, state, country, radiusKm } = filter;
  const [text, titleText, excluded, cities] = await Promise.all([
    reader.query(keyword, options),
    // A title is chosen from the catalogue, so its synonyms are meant as well.
    reader.query(filter.jobTitle?.slice(0, MAX_TEXT), { widening: { names: 'all' } }),
    excludedTerms(reader, filter),
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
    enterprise: filter.enterprise || undefined,
    healthWork: filter.healthWork === true,
    excluded,
  };
}
