import { batchLoader } from '../../../platform/dataloader/batch-loader.ts';
import { requestLoaders } from '../../../platform/dataloader/request-loaders.ts';
import { factsOf } from './employer-profiles.store.ts';

/** What fields of employers are resolved from, many in one query. */
export const employerLoaders = requestLoaders(({ services: { db } }) => ({
  facts: batchLoader((ids: readonly string[]) => factsOf(db, ids)),
}));
