import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { video } from './HandOver/video.ts';

export const resolvers: GraphQLResolverMap = { HandOver: { video } };
