import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { storage } from './Query/storage.ts';

export const resolvers: GraphQLResolverMap = { Query: { storage } };
