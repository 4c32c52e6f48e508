import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { JobAnswer } from '../../job-answer.ts';
import { jobLoaders } from '../../job-loaders.ts';
import { matchScore as scoreOf } from '../../match-score.ts';

export const matchScore: Resolver<JobAnswer> = async ({ id }, _args, context) => {
  const loaders = jobLoaders(context);
  const own = await loaders.ownSkills();
  return own ? scoreOf((await loaders.skills(id)) ?? [], own) : null;
};
