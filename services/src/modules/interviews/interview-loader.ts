import type { GraphQLContext } from '../../platform/http/graphql.ts';
import { batchLoader } from '../jobs/index.ts';
import { interviewsOfApplications, type OwnedInterviewRow } from './interviews.store.ts';

type Loader = (applicationId: string) => Promise<OwnedInterviewRow[] | undefined>;
const loaders = new WeakMap<GraphQLContext, Loader>();

/** Interviews of applications, batched into one query. */
export function interviewLoader(context: GraphQLContext): Loader {
  const known = loaders.get(context);
  if (known) return known;
  const created: Loader = batchLoader((ids: readonly string[]) => interviewsOfApplications(context.services.db, ids));
  loaders.set(context, created);
  return created;
}
