import type { ModuleFactory } from '../../../platform/module.ts';
import { employerNames } from './resolvers/Query/employerNames.ts';
import { domain } from './resolvers/Enterprise/domain.ts';
import { remarks } from './resolvers/Enterprise/remarks.ts';
import { sector } from './resolvers/Enterprise/sector.ts';
import { size } from './resolvers/Enterprise/size.ts';
import { employerProfileData } from './candidate-data.ts';
import { routes } from './routes.ts';

export { employerExists, upsertRemark } from './employer-profiles.store.ts';
export { embeddingEmployerOf, pageBrandOf, type EmbeddingEmployer, type PageBrand } from './page-brand.ts';
export { knownSector, knownSize } from './known-facts.ts';
export { logoLink } from './logo-link.ts';
export { poolsJoined } from './memberships.store.ts';
export type { PictureColumn } from './pictures.store.ts';
export { replacePicture } from './replace-picture.ts';
export { storedEntries, storedTheme } from './stored-theme.ts';

export const employerProfilesModule: ModuleFactory = (services) => ({
  name: 'employer-profiles',
  resolvers: { Query: { employerNames }, Enterprise: { domain, remarks, sector, size } },
  candidateData: employerProfileData,
  routes: (app) => routes(app, services),
});
