import type { GraphQLResolverMap } from '../../../platform/http/graphql.ts';
import { dashboard } from './Query/dashboard.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { dashboard },
};
