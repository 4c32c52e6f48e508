import type { ModuleFactory } from '../../../platform/module.ts';
import { routes } from './routes.ts';
import { seedPlaces } from './seed-places.ts';

export { citiesAround, citiesOfAddresses, cityIds, MAX_RADIUS_KM } from './cities.ts';
export type { NamedCity } from './cities.store.ts';
export { areaCentres } from './map/area-centres.store.ts';
export { citiesById, type CityOnMap } from './map/cities-on-map.store.ts';
export { countryCodeOf, countryName } from './country-names.ts';
export { findPlaces } from './find-places.ts';
export { loadGazetteer, type Gazetteer } from './gazetteer.ts';
export { placeInLanguage, placeNamesOf } from './place-in-language.ts';
export { citiesMistyped } from './mistyped-cities.store.ts';
export { placesNamed, type NamedPlace } from './named-places.ts';
export type { PlaceContext, PlaceReading } from './reading/place-reading.ts';
export { PlacesAround } from './reading/places-around.ts';
export { readableText } from './reading/longest-text.ts';
export { readTypedPlaces } from './reading/read-typed-places.ts';
export { readPlaceText } from './reading/read-place-text.ts';
export { countriesOfRegion, isWorld } from './regions.ts';
export { seedPlaces } from './seed-places.ts';
export { currentStateName } from './region-names/state-labels.ts';
export { stateNamedByLetters } from './state-letters.ts';
export { placeWords } from './place-words.store.ts';

export const placesModule: ModuleFactory = (services) => ({
  name: 'places',
  routes: (app) => routes(app, services),
  // Tests provide the few places they need.
  onStart: async () => {
    if (services.config.mode !== 'test') await seedPlaces(services.db);
  },
});
