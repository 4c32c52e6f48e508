import type { QueryHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { handOverResponse } from '../../hand-over-response.ts';
import { handOverOfToken } from '../../hand-overs.service.ts';

export const handOver: Resolver<unknown, QueryHandOverArgs> = async (_parent, { token }, { services }) =>
  handOverResponse(await handOverOfToken(services, token));
