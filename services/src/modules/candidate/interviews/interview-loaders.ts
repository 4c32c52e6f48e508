import { batchLoader } from '../../../platform/dataloader/batch-loader.ts';
import { requestLoaders } from '../../../platform/dataloader/request-loaders.ts';
import { interviewsOfApplications } from './interviews.store.ts';

/** What fields of interviews are resolved from, many in one query. */
export const interviewLoaders = requestLoaders(({ services: { db } }) => ({
  ofApplication: batchLoader((ids: readonly string[]) => interviewsOfApplications(db, ids)),
}));
