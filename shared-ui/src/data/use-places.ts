import type { LocationSuggestion, PlaceDetail } from '@hirehq/shared-contracts/rest';
import { placeQuery } from '@hirehq/shared-contracts/place-text';
import { useLocale } from '../shell/use-locale.ts';
import { useAskApi, type AskApi } from './use-ask-api.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';

/** A place from the list: the text in the box, and its parts. */
export interface ChosenPlace {
  label: string;
  city?: string;
  state?: string;
  country?: string;
}

const PLACES = 'GET places/{text}';

/** Places that match the typed text (JB-09), with countries in the language of the page or in English. */
export function usePlaceSuggestions(text: string): Suggestions<LocationSuggestion> {
  const locale = useLocale();
  return useSuggestions(
    placeQuery(text, locale),
    PLACES,
    (typed) => ({ params: { text: typed }, query: {} }),
    (result) => (Array.isArray(result) ? result : []),
  );
}

function componentOf({ addressComponents }: PlaceDetail, type: string): string | undefined {
  return addressComponents.find(({ types }) => types.includes(type))?.longName;
}

/** The city, state and country of a place from the list. Throws ApiFailure. */
export async function placeDetail(ask: AskApi, { placeId, description }: LocationSuggestion): Promise<ChosenPlace> {
  const detail = await ask(PLACES, { params: { text: placeId }, query: { type: 'D' } });
  if (Array.isArray(detail)) return { label: description };
  const [city, state, country] = ['locality', 'administrative_area_level_1', 'country'].map((type) => componentOf(detail, type));
  return { label: description, ...(city && { city }), ...(state && { state }), ...(country && { country }) };
}

export function usePlaceDetail(): (suggestion: LocationSuggestion) => Promise<ChosenPlace> {
  const ask = useAskApi();
  return (suggestion) => placeDetail(ask, suggestion);
}
