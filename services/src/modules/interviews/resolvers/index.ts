import type { GraphQLResolverMap } from '../../../platform/http/graphql.ts';
import { interviews as interviewsOfApplication } from './Application/interviews.ts';
import { job } from './Interview/job.ts';
import { rateInterview } from './Mutation/rateInterview.ts';
import { respondToInterview } from './Mutation/respondToInterview.ts';
import { interviews } from './Query/interviews.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { interviews },
  Mutation: { respondToInterview, rateInterview },
  Application: { interviews: interviewsOfApplication },
  Interview: { job },
};
