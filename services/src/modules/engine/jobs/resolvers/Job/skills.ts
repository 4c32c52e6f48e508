import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobResponse } from '../../read/job-response.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const skills: Resolver<JobResponse> = async ({ id }, _args, context) => {
  const loaders = jobLoaders(context);
  const [asked = [], profile] = await Promise.all([loaders.skills(id), loaders.profile()]);
  const own = profile && profile.skills.size > 0 ? profile.skills : undefined;
  return asked.map(({ skill_id, name }) => ({ id: skill_id, name, met: own ? own.has(skill_id) : null }));
};
