import type { QueryJobArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { isUuid } from '../../is-uuid.ts';
import { jobAnswer } from '../../job-answer.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const job: Resolver<unknown, QueryJobArgs> = async (_parent, { id }, context) => {
  const row = isUuid(id) ? await jobLoaders(context).job(id.toLowerCase()) : undefined;
  return row ? jobAnswer(row) : null;
};
