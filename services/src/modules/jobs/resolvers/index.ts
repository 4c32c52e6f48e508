import type { GraphQLResolverMap } from '../../../platform/http/graphql.ts';
import { descriptionHtml } from './Job/descriptionHtml.ts';
import { matchScore } from './Job/matchScore.ts';
import { saved } from './Job/saved.ts';
import { similar } from './Job/similar.ts';
import { skills } from './Job/skills.ts';
import { facets } from './JobConnection/facets.ts';
import { total } from './JobConnection/total.ts';
import { totalIsEstimate } from './JobConnection/totalIsEstimate.ts';
import { logoUrl } from './JobEnterprise/logoUrl.ts';
import { openJobs } from './JobEnterprise/openJobs.ts';
import { saveJob } from './Mutation/saveJob.ts';
import { job } from './Query/job.ts';
import { jobs } from './Query/jobs.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { job, jobs },
  Mutation: { saveJob },
  Job: { descriptionHtml, matchScore, saved, similar, skills },
  JobConnection: { facets, total, totalIsEstimate },
  JobEnterprise: { logoUrl, openJobs },
};
