import { restCalls } from '../../platform/http/rest-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { findPlaces, placeDetail } from './find-places.ts';
import { seedPlaces } from './seed-places.ts';

export { citiesAround, cityIds, MAX_RADIUS_KM } from './cities.ts';
export { countryCodeOf, countryName } from './country-names.ts';
export { findPlaces } from './find-places.ts';
export { loadGazetteer, type Gazetteer } from './gazetteer.ts';
export { countriesOfRegion, isWorld } from './regions.ts';
export { seedPlaces } from './seed-places.ts';
export { placeWords } from './place-words.store.ts';

export const placesModule: ModuleFactory = (services) => ({
  name: 'places',
  routes: (app) =>
    restCalls(app, {
      'GET places/{text}': ({ params, query }) =>
        query.type === 'D'
          ? placeDetail(services.db, params.text)
          : findPlaces(services.db, params.text, { regions: query.type === 'R' }),
    }),
  // Tests provide the few places they need.
  onStart: async () => {
    if (services.config.mode !== 'test') await seedPlaces(services.db);
  },
});
