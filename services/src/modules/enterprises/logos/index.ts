import type { ModuleFactory } from '../../../platform/module.ts';
import { logoWork } from './logo-work.ts';

export { logoSourceOf, setLogoAddress } from './logo-address.ts';
export { logoAddress } from './logo-url.ts';
export { proposeLogos } from './logos.store.ts';

/** Logos of employers that feeds, the API or their own domains name: fetched, re-encoded, renewed rarely. */
export const logosModule: ModuleFactory = (services) => ({
  name: 'logos',
  work: logoWork(services),
  keyColumns: [{ table: 'employer_logo', column: 'file_key' }],
});
