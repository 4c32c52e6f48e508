import { jobsOfBrand } from '@hirehq/shared-contracts/page-data';
import { requestLoaders } from '../../../platform/dataloader/request-loaders.ts';
import { batchLoader } from '../../../platform/dataloader/batch-loader.ts';
import { descriptionsOf, enterprisesOf, openJobsOf, savedStateOf, skillsOfJobs } from './read/jobs.store.ts';
import { matchProfileOf } from './match/match-profile.store.ts';
import { locationsOfJobs } from './read/locations-of-jobs.ts';
import { MOST_SIMILAR, similarJobs } from './similar/similar-jobs.ts';
import { visibleJobs } from './read/visible-jobs.ts';

/** What fields of jobs are resolved from, many in one query. */
export const jobLoaders = requestLoaders(({ services: { db, now, config }, viewer, onlyEmployer }) => {
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : undefined;
  let profile: ReturnType<typeof matchProfileOf> | undefined;
  return {
    job: batchLoader(async (ids: readonly string[]) => {
      const jobs = await visibleJobs(db, candidateId, ids);
      if (onlyEmployer === undefined) return jobs;
      return new Map([...jobs].filter(([, job]) => job.enterprise_id === onlyEmployer));
    }),
    description: batchLoader((ids: readonly string[]) => descriptionsOf(db, ids)),
    locations: batchLoader((ids: readonly string[]) => locationsOfJobs(db, ids)),
    skills: batchLoader((ids: readonly string[]) => skillsOfJobs(db, ids)),
    enterprise: batchLoader((ids: readonly string[]) => enterprisesOf(db, ids)),
    openJobs: batchLoader((ids: readonly string[]) => openJobsOf(db, ids)),
    similar: batchLoader((ids: readonly string[]) =>
      similarJobs(db, ids, {
        limit: MOST_SIMILAR,
        now: now(),
        ...(onlyEmployer === undefined ? jobsOfBrand(config.variant) : { onlyEmployer }),
      }),
    ),
    saved: batchLoader(async (ids: readonly string[]) =>
      candidateId ? savedStateOf(db, candidateId, ids) : new Map<string, boolean>(),
    ),
    /** The profile of the signed-in candidate that jobs are matched against; undefined for visitors. */
    profile: async () => (candidateId ? await (profile ??= matchProfileOf(db, candidateId)) : undefined),
  };
});
