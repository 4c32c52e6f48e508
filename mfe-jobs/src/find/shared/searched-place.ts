import type { PlaceInWords } from '@hirehq/shared-contracts/place-text';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';

/** The smallest place of a search in the language of the page: its city, state or country. `placeText`: of `usePlaceText`. */
export function searchedPlace(
  { city, state, country }: Pick<JobSearchParams, 'city' | 'state' | 'country'>,
  placeText: (place: PlaceInWords) => string,
): string | undefined {
  const label = city ?? state ?? country;
  return label === undefined ? undefined : placeText({ label, country });
}

/** What and where a search looks for, each if it is stated. `placeText`: of `usePlaceText`. */
export function searchedTerms(search: JobSearchParams, placeText: (place: PlaceInWords) => string): string[] {
  const what = search.name ?? search.jobTitle ?? search.keyword;
  return [what, searchedPlace(search, placeText)].filter((term) => term !== undefined);
}
