import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { referJob } from './Mutation/referJob.ts';
import { visitReferral } from './Mutation/visitReferral.ts';
import { referrals } from './Query/referrals.ts';
import { job } from './Referral/job.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { referrals },
  Mutation: { referJob, visitReferral },
  Referral: { job },
};
