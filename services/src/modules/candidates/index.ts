import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import type { ModuleFactory } from '../../platform/module.ts';
import { onSchedule } from '../../platform/work/work-kind.ts';
import { candidateBySubject, ensureCandidate, updateCandidate } from './candidates.store.ts';
import { removeUnclaimedResumes } from './resumes.service.ts';
import { routes } from './routes.ts';

export { classifyCandidate, ensureCandidate, localeOfAddress } from './candidates.store.ts';
export { educationsOf } from './educations.store.ts';
export { claimResume } from './resumes.store.ts';
export { skillsOf } from './skills.store.ts';
export { workHistoryOf } from './work-history.store.ts';

export const candidatesModule: ModuleFactory = (services) => {
  return {
    name: 'candidates',
    routes: (app) => routes(app, services),
    work: [
      onSchedule({ name: 'candidates.remove-resumes', schedule: '37 * * * *', run: () => removeUnclaimedResumes(services) }),
    ],
    async candidateOf({ issuer, subject, claims }, locale) {
      const [email = '', name = ''] = [claims['email'], claims['name']].map((claim) => (typeof claim === 'string' ? claim : ''));
      const known = await candidateBySubject(services.db, issuer, subject);
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
      const neuroClassification = NEURO_CLASSIFICATIONS.find((value) => value === claims['neuro_classification']) ?? null;
      const { id } = await ensureCandidate(services.db, { issuer, subject, name, email, neuroClassification, locale });
      return { candidateId: id, email };
    },
  };
};
