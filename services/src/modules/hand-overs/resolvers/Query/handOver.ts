import type { QueryHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { handOverAnswer } from '../../hand-over-answer.ts';
import { handOverOfToken } from '../../hand-overs.service.ts';

export const handOver: Resolver<unknown, QueryHandOverArgs> = async (_parent, { token }, { services }) =>
  handOverAnswer(await handOverOfToken(services, token));
