import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { interviews as interviewsOfApplication } from './Application/interviews.ts';
import { calendarUrl } from './Interview/calendarUrl.ts';
import { job } from './Interview/job.ts';
import { proposeInterviewTimes } from './Mutation/proposeInterviewTimes.ts';
import { rateInterview } from './Mutation/rateInterview.ts';
import { respondToInterview } from './Mutation/respondToInterview.ts';
import { interview } from './Query/interview.ts';
import { interviews } from './Query/interviews.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { interviews, interview },
  Mutation: { respondToInterview, proposeInterviewTimes, rateInterview },
  Application: { interviews: interviewsOfApplication },
  Interview: { job, calendarUrl },
};
