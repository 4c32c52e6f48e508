import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { createPublicKey } from './Mutation/createPublicKey.ts';
import { dismissCoachStep } from './Mutation/dismissCoachStep.ts';
import { hideProfileFrom } from './Mutation/hideProfileFrom.ts';
import { removeProfileRecord } from './Mutation/removeProfileRecord.ts';
import { restoreProfileRecord } from './Mutation/restoreProfileRecord.ts';
import { revokePublicKey } from './Mutation/revokePublicKey.ts';
import { saveChecklist } from './Mutation/saveChecklist.ts';
import { saveLanguages } from './Mutation/saveLanguages.ts';
import { saveLicence } from './Mutation/saveLicence.ts';
import { setProfileVisibility } from './Mutation/setProfileVisibility.ts';
import { signChecklist } from './Mutation/signChecklist.ts';
import { photo } from './Profile/photo.ts';
import { score } from './Profile/score.ts';
import { checklists } from './Query/checklists.ts';
import { coachSteps } from './Query/coachSteps.ts';
import { profile } from './Query/profile.ts';
import { profilePreview } from './Query/profilePreview.ts';
import { publicProfile } from './Query/publicProfile.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { profile, profilePreview, publicProfile, coachSteps, checklists },
  Mutation: {
    saveLicence,
    saveLanguages,
    removeProfileRecord,
    restoreProfileRecord,
    setProfileVisibility,
    hideProfileFrom,
    createPublicKey,
    revokePublicKey,
    dismissCoachStep,
    saveChecklist,
    signChecklist,
  },
  Profile: { photo, score },
};
