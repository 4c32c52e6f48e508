import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { JobAnswer } from '../../../jobs/index.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { applicationLoaders } from '../../application-loaders.ts';

export const application: Resolver<JobAnswer> = async ({ id }, _args, context) => {
  const row = await applicationLoaders(context).toJob(id);
  return row ? applicationAnswer(row) : null;
};
