import type { PlaceNames } from '@hirehq/shared-contracts/place-names';
import { placeText, type PlaceInWords } from '@hirehq/shared-contracts/place-text';
import { useIntl } from '@hirehq/shared-ui';

/** Names of cities and states in the language of the page: they are among its texts. */
export function usePlaceNames(): PlaceNames {
  const { messages } = useIntl();
  // Texts of remotes are not compiled: each is a string.
  return messages as PlaceNames;
}

/**
 * A location of the data in the language of the page: its country, and in Arabic also the cities and states whose Arabic name is
 * known. With its country where the text alone may not name it, like that of a job ('Austin, TX').
 */
export function usePlaceText(): (place: string | PlaceInWords) => string {
  const { locale } = useIntl();
  const names = usePlaceNames();
  return (place) => placeText(place, locale, names);
}
