import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { JobAnswer } from '../../../jobs/index.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { applicationLoader } from '../../application-loader.ts';

export const application: Resolver<JobAnswer> = async ({ id }, _args, context) => {
  const row = await applicationLoader(context)(id);
  return row ? applicationAnswer(row) : null;
};
