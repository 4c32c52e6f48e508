import type { LocationSuggestion, PlaceDetail } from '@hirehq/shared-contracts/rest';
import type { Database } from '../../../platform/database/database.ts';
import type { PlaceTable } from '../../../platform/database/tables/places.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { foldText } from '../skills/index.ts';
import { placesNear, type Coordinates } from './map/places-near.store.ts';
import { placeById, placesByPrefix, placesByTrigram } from './places.store.ts';

const LIMIT = 8;

export function placeDescription(place: PlaceTable): string {
  const parts =
    place.kind === 'country'
      ? [place.name]
      : place.kind === 'state'
        ? [place.name, place.country_name]
        : [place.name, place.state_name, place.country_name];
  return parts.filter((part, index) => part && part !== parts[index - 1]).join(', ');
}

const COORDINATES = /^(?<latitude>-?\d{1,2}(?:\.\d+)?),\s?(?<longitude>-?\d{1,3}(?:\.\d+)?)$/;

/** The coordinates that a text states in degrees, as in '52.37,4.89'; undefined for any other text. */
function coordinatesIn(text: string): Coordinates | undefined {
  const stated = COORDINATES.exec(text.trim())?.groups;
  const [latitude, longitude] = [Number(stated?.['latitude']), Number(stated?.['longitude'])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

async function search(db: Database, text: string, regions: boolean, limit = LIMIT): Promise<PlaceTable[]> {
  const around = coordinatesIn(text);
  if (around) return regions ? [] : placesNear(db, around, limit);
  const [name = '', ...within] = text.split(/[,،]/u).map(foldText).filter(Boolean);
  if (!name) return [];
  const query = { name: name.slice(0, 100), within: within.slice(0, 3), regions, limit };
  const found = await placesByPrefix(db, query);
  return found.length > 0 || name.length < 4 ? found : placesByTrigram(db, query);
}

/** Cities, states and countries that match the typed text, or the cities around stated coordinates; `regions` leaves out cities. */
export async function findPlaces(db: Database, text: string, { regions = false } = {}): Promise<LocationSuggestion[]> {
  const places = await search(db, text, regions);
  const suggestions = new Map(places.map((place) => [placeDescription(place), place.id]));
  return [...suggestions].map(([description, placeId]) => ({ description, placeId }));
}

/** True for codes that people use for states, which are letters (CA, NSW); GeoNames also has numeric ones. */
const spokenStateCode = (place: PlaceTable) =>
  place.state_code && /^[A-Z]{2,3}$/.test(place.state_code) ? place.state_code : undefined;

/** One place by its id, or the best match for a description. */
export async function placeDetail(db: Database, idOrDescription: string): Promise<PlaceDetail> {
  const isId = /^(city|state|country):[\w.]{1,30}$/.test(idOrDescription);
  const place = isId ? await placeById(db, idOrDescription) : (await search(db, idOrDescription, false, 1))[0];
  if (!place) throw new Refusal('NOT_FOUND');
  const component = (type: string, shortName: string, longName = shortName) => ({ types: [type], shortName, longName });
  return {
    placeId: place.id,
    description: placeDescription(place),
    addressComponents: [
      ...(place.kind === 'city' ? [component('locality', place.name)] : []),
      ...(place.state_name
        ? [component('administrative_area_level_1', spokenStateCode(place) ?? place.state_name, place.state_name)]
        : []),
      component('country', place.country_code, place.country_name),
    ],
  };
}
