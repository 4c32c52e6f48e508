import type { GraphQLResolverMap } from '../../../platform/http/graphql.ts';
import { application } from './Job/application.ts';
import { applyToJob } from './Mutation/applyToJob.ts';
import { withdrawApplication } from './Mutation/withdrawApplication.ts';
import { myJobs } from './Query/myJobs.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { myJobs },
  Mutation: { applyToJob, withdrawApplication },
  Job: { application },
};
