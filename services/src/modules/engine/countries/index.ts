import type { ModuleFactory } from '../../../platform/module.ts';
import { countries } from './resolvers/Query/countries.ts';
import { routes } from './routes.ts';

export { countryNamed } from './countries.ts';
export { countryOfAddress } from './country-of-address.ts';

export const countriesModule: ModuleFactory = (services) => ({
  name: 'countries',
  resolvers: { Query: { countries } },
  routes: (app) => routes(app, services),
});
