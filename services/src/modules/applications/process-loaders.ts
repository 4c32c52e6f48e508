import type { GraphQLContext } from '../../platform/http/graphql.ts';
import { batchLoader } from '../jobs/index.ts';
import { documentsOf, offersOf, recordsOf, sentResumes } from './process.store.ts';

const createLoaders = ({ services: { db } }: GraphQLContext) => ({
  offer: batchLoader((ids: readonly string[]) => offersOf(db, ids)),
  documents: batchLoader((ids: readonly string[]) => documentsOf(db, ids)),
  resume: batchLoader((ids: readonly string[]) => sentResumes(db, ids)),
  records: batchLoader((ids: readonly string[]) => recordsOf(db, ids)),
});
const loadersOf = new WeakMap<GraphQLContext, ReturnType<typeof createLoaders>>();

/** Offers, résumés and histories of applications, batched into one query each. */
export function processLoaders(context: GraphQLContext): ReturnType<typeof createLoaders> {
  const known = loadersOf.get(context);
  if (known) return known;
  const created = createLoaders(context);
  loadersOf.set(context, created);
  return created;
}
