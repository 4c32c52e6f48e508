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
