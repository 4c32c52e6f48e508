import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { applyChannel } from './Job/applyChannel.ts';
import { applyPage } from './Job/applyPage.ts';
import { descriptionHtml } from './Job/descriptionHtml.ts';
import { easyApply } from './Job/easyApply.ts';
import { locations } from './Job/locations.ts';
import { match } from './Job/match.ts';
import { matchScore } from './Job/matchScore.ts';
import { saved } from './Job/saved.ts';
import { similar } from './Job/similar.ts';
import { skills } from './Job/skills.ts';
import { enterprise } from './JobConnection/enterprise.ts';
import { facets } from './JobConnection/facets.ts';
import { groups } from './JobConnection/groups.ts';
import { otherSearches } from './JobConnection/otherSearches.ts';
import { total } from './JobConnection/total.ts';
import { totalIsEstimate } from './JobConnection/totalIsEstimate.ts';
import { wider } from './JobConnection/wider.ts';
import { logoUrl } from './JobEnterprise/logoUrl.ts';
import { openJobs } from './JobEnterprise/openJobs.ts';
import { saveJob } from './Mutation/saveJob.ts';
import { enterprise as enterpriseById } from './Query/enterprise.ts';
import { job } from './Query/job.ts';
import { jobMarket } from './Query/jobMarket.ts';
import { jobs } from './Query/jobs.ts';
import { recommendedJobs } from './Query/recommendedJobs.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { enterprise: enterpriseById, job, jobMarket, jobs, recommendedJobs },
  Mutation: { saveJob },
  Job: { applyChannel, applyPage, descriptionHtml, easyApply, locations, match, matchScore, saved, similar, skills },
  JobConnection: { enterprise, facets, groups, otherSearches, total, totalIsEstimate, wider },
  Enterprise: { logoUrl, openJobs },
  JobEnterprise: { logoUrl, openJobs },
};
