import type { GraphQLContext } from '../../platform/http/graphql.ts';
import { batchLoader } from '../jobs/index.ts';
import { applicationsToJobs, type ApplicationRow } from './applications.store.ts';

type Loader = (jobId: string) => Promise<ApplicationRow | undefined>;
const loaders = new WeakMap<GraphQLContext, Loader>();

/** The current candidate's application to each job, loaded in one query. */
export function applicationLoader(context: GraphQLContext): Loader {
  const known = loaders.get(context);
  if (known) return known;
  const { viewer, services } = context;
  const created: Loader =
    viewer.kind === 'candidate'
      ? batchLoader((ids) => applicationsToJobs(services.db, viewer.candidateId, ids))
      : async () => undefined;
  loaders.set(context, created);
  return created;
}
