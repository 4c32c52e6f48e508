import type { LocationSuggestion } from '@hirehq/shared-contracts/rest';
import { useAskApi } from '@hirehq/shared-ui';

/** The browser has not said where it is, or knows no city there. */
export class NoPlaceNear extends Error {}

const WAIT_MS = 15_000;
/** Two digits are about a kilometre: enough for a city, and no more than that leaves the browser. */
const DIGITS = 2;

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, ({ message }) => reject(new NoPlaceNear(message)), {
      timeout: WAIT_MS,
      maximumAge: 600_000,
    }),
  );

/** The city where the person is; the browser asks them first. Throws NoPlaceNear and ApiFailure. */
export function useCityNearMe(): () => Promise<LocationSuggestion> {
  const ask = useAskApi();
  return async () => {
    const { coords } = await position();
    const text = `${coords.latitude.toFixed(DIGITS)},${coords.longitude.toFixed(DIGITS)}`;
    const found = await ask('GET places/{text}', { params: { text }, query: {} });
    const [nearest] = Array.isArray(found) ? found : [];
    if (!nearest) throw new NoPlaceNear(text);
    return nearest;
  };
}
