import type { GraphQLContext } from '../../platform/http/graphql.ts';
import { batchLoader } from './batch-loader.ts';
import { descriptionsOf, openJobsOf, savedOf, skillsOfJobs } from './jobs.store.ts';
import { matchProfileOf } from './match-profile.store.ts';
import { MOST_SIMILAR, similarJobs } from './similar-jobs.ts';
import { visibleJobs } from './visible-jobs.ts';

function createLoaders({ services: { db, now }, viewer }: GraphQLContext) {
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : undefined;
  let profile: ReturnType<typeof matchProfileOf> | undefined;
  return {
    job: batchLoader((ids: readonly string[]) => visibleJobs(db, candidateId, ids)),
    description: batchLoader((ids: readonly string[]) => descriptionsOf(db, ids)),
    skills: batchLoader((ids: readonly string[]) => skillsOfJobs(db, ids)),
    openJobs: batchLoader((ids: readonly string[]) => openJobsOf(db, ids)),
    similar: batchLoader((ids: readonly string[]) => similarJobs(db, ids, MOST_SIMILAR, now())),
    saved: batchLoader(async (ids: readonly string[]) =>
      candidateId ? savedOf(db, candidateId, ids) : new Map<string, boolean>(),
    ),
    /** The profile of the signed-in candidate that jobs are matched against; undefined for visitors. */
    profile: async () => (candidateId ? await (profile ??= matchProfileOf(db, candidateId)) : undefined),
  };
}
export type JobLoaders = ReturnType<typeof createLoaders>;

const loadersOf = new WeakMap<GraphQLContext, JobLoaders>();

/** The loaders of one request. */
export function jobLoaders(context: GraphQLContext): JobLoaders {
  const known = loadersOf.get(context);
  if (known) return known;
  const created = createLoaders(context);
  loadersOf.set(context, created);
  return created;
}
