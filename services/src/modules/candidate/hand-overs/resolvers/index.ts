import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { endHandOver } from './Mutation/endHandOver.ts';
import { openHandOver } from './Mutation/openHandOver.ts';
import { startHandOver } from './Mutation/startHandOver.ts';
import { handOver } from './Query/handOver.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { handOver },
  Mutation: { startHandOver, openHandOver, endHandOver },
};
