import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { reportConversation } from './Mutation/reportConversation.ts';

export const resolvers: GraphQLResolverMap = { Mutation: { reportConversation } };
