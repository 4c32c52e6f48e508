import type { QueryEnterpriseArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { jobLoaders } from '../../job-loaders.ts';

export const enterprise: Resolver<unknown, QueryEnterpriseArgs> = async (_parent, { id }, context) =>
  isUuid(id) ? ((await jobLoaders(context).enterprise(id.toLowerCase())) ?? null) : null;
