import type { GraphQLContext } from '../../platform/http/graphql.ts';
import { batchLoader } from './batch-loader.ts';
import { descriptionsOf, openJobsOf, savedOf, skillsOfJobs, viewerSkills } from './jobs.store.ts';
import { visibleJobs } from './visible-jobs.ts';

function createLoaders({ services: { db }, viewer }: GraphQLContext) {
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : undefined;
  const ownSkills = batchLoader(
    async (ids: readonly string[]) =>
      new Map(await Promise.all(ids.map(async (id) => [id, await viewerSkills(db, id)] as const))),
  );
  return {
    job: batchLoader((ids: readonly string[]) => visibleJobs(db, candidateId, ids)),
    description: batchLoader((ids: readonly string[]) => descriptionsOf(db, ids)),
    skills: batchLoader((ids: readonly string[]) => skillsOfJobs(db, ids)),
    openJobs: batchLoader((ids: readonly string[]) => openJobsOf(db, ids)),
    saved: batchLoader(async (ids: readonly string[]) =>
      candidateId ? savedOf(db, candidateId, ids) : new Map<string, boolean>(),
    ),
    /** Years by skill id of the candidate who asks; undefined signed out or without skills. */
    ownSkills: async () => {
      const skills = candidateId ? await ownSkills(candidateId) : undefined;
      return skills && skills.size > 0 ? skills : undefined;
    },
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
