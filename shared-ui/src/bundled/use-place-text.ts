import { placeText } from '@hirehq/shared-contracts/place-text';
import { useIntl } from '@hirehq/shared-ui';

/** A place name from the data, with its country in the language of the page. */
export function usePlaceText(): (place: string) => string {
  const { locale } = useIntl();
  return (place) => placeText(place, locale);
}
