import { useCodeName } from './use-code-name.ts';
import { usePlaceText } from './use-place-text.ts';

interface Location {
  city: string | null;
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** A location in the language of the page: 'Amsterdam, North Holland, Netherlands'. */
export function useLocationText(): (location: Location) => string {
  const countryName = useCodeName('region');
  const placeText = usePlaceText();
  return ({ city, state, country }) => {
    // Cities of the name of their state or country are written once.
    const parts = [city, state, countryName(country)].filter((part): part is string => Boolean(part));
    const label = parts.filter((part, index) => part !== parts[index - 1]).join(', ');
    return placeText({ label, country });
  };
}
