import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { payRates } from './Query/payRates.ts';

export const resolvers: GraphQLResolverMap = { Query: { payRates } };
