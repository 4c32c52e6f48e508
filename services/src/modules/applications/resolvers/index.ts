import type { GraphQLResolverMap } from '../../../platform/http/graphql.ts';
import { history } from './Application/history.ts';
import { offer } from './Application/offer.ts';
import { application } from './Job/application.ts';
import { acceptOffer } from './Mutation/acceptOffer.ts';
import { applyToJob } from './Mutation/applyToJob.ts';
import { declineOffer } from './Mutation/declineOffer.ts';
import { withdrawApplication } from './Mutation/withdrawApplication.ts';
import { myJobs } from './Query/myJobs.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { myJobs },
  Mutation: { applyToJob, withdrawApplication, acceptOffer, declineOffer },
  Application: { offer, history },
  Job: { application },
};
