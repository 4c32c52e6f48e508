import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { history } from './Application/history.ts';
import { offer } from './Application/offer.ts';
import { resume } from './Application/resume.ts';
import { applicants } from './Job/applicants.ts';
import { appliedElsewhereAt } from './Job/appliedElsewhereAt.ts';
import { application } from './Job/application.ts';
import { questionIds } from './ApplyToJobRefused/questionIds.ts';
import { acceptOffer } from './Mutation/acceptOffer.ts';
import { applyToJob } from './Mutation/applyToJob.ts';
import { declineOffer } from './Mutation/declineOffer.ts';
import { discardApplicationDraft } from './Mutation/discardApplicationDraft.ts';
import { saveApplicationDraft } from './Mutation/saveApplicationDraft.ts';
import { setAppliedElsewhere } from './Mutation/setAppliedElsewhere.ts';
import { withdrawApplication } from './Mutation/withdrawApplication.ts';
import { applicationDraft } from './Query/applicationDraft.ts';
import { myJobs } from './Query/myJobs.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { myJobs, applicationDraft },
  Mutation: {
    applyToJob,
    setAppliedElsewhere,
    withdrawApplication,
    acceptOffer,
    declineOffer,
    saveApplicationDraft,
    discardApplicationDraft,
  },
  ApplyToJobRefused: { questionIds },
  Application: { offer, history, resume },
  Job: { applicants, application, appliedElsewhereAt },
};
