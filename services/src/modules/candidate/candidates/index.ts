import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import type { VerifiedIdentity } from '../../../platform/auth/tokens.ts';
import type { CandidateRecords } from '../../../platform/candidate-records.ts';
import type { ModuleFactory } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { candidateData } from './candidate-data.ts';
import { deletionOfIdentity } from './deleted-identities.store.ts';
import {
  candidateBySubject,
  changeAddress,
  classifyCandidate,
  ensureCandidate,
  localeOfAddress,
  updateCandidate,
} from './candidates.store.ts';
import { removeUnclaimedResumes } from './resumes.service.ts';
import { routes } from './routes.ts';

export { forgetTombstones, recordDeletedIdentity } from './deleted-identities.store.ts';
export { ensureCandidate, firstNameOf, giveTelephone, localeOfAddress } from './candidates.store.ts';
export { educationsOf } from './educations.store.ts';
export { waitingInvitations } from './waiting-invitations.ts';
export { claimResume } from './claim-resume.ts';
export { skillsOf } from './skills.store.ts';
export { workHistoryOf } from './work-history.store.ts';

/** When the person of an id token signed in, as far as it says; tokens of a renewed session may be newer. */
const signedInAt = ({ auth_time: authTime, iat }: VerifiedIdentity['claims']): number => Number(authTime ?? iat ?? 0) * 1000;

export const candidateRecords: CandidateRecords = {
  ensure: ensureCandidate,
  classify: classifyCandidate,
  changeAddress,
  localeOfAddress,
};

export const candidatesModule: ModuleFactory = (services) => {
  return {
    name: 'candidates',
    candidateData,
    candidateRecords,
    routes: (app) => routes(app, services),
    work: [
      onSchedule({ name: 'candidates.remove-resumes', schedule: '37 * * * *', run: () => removeUnclaimedResumes(services) }),
    ],
    async candidateOf({ subject, sessionId, claims }, locale) {
      const issuer = services.config.sso.provider;
      const [email = '', name = ''] = [claims['email'], claims['name']].map((claim) => (typeof claim === 'string' ? claim : ''));
      const known = await candidateBySubject(services.db, { issuer, subject, sessionId });
      if (known?.hasEnded) throw new Refusal('NOT_SIGNED_IN');
      if (known) {
        // The address was changed and verified at the provider.
        const isMoved = email !== '' && email !== known.email && claims['email_verified'] === true;
        const reads = locale !== undefined && locale !== known.locale ? locale : undefined;
        await updateCandidate(services.db, known.candidateId, {
          ...(isMoved && { email_address: email }),
          ...(reads && { locale: reads }),
        });
        return { candidateId: known.candidateId, email: isMoved ? email : known.email };
      }
      const deletedAt = await deletionOfIdentity(services, { issuer, subject });
      // A session from before the deletion must not create the candidate again.
      if (deletedAt && signedInAt(claims) <= deletedAt.getTime()) throw new Refusal('NOT_SIGNED_IN');
      const neuroClassification = NEURO_CLASSIFICATIONS.find((value) => value === claims['neuro_classification']) ?? null;
      const { id } = await ensureCandidate(services.db, { issuer, subject, name, email, neuroClassification, locale });
      return { candidateId: id, email };
    },
  };
};
