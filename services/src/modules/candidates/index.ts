import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import type { ModuleFactory } from '../../platform/module.ts';
import { candidateBySubject, ensureCandidate, updateCandidate } from './candidates.store.ts';
import { routes } from './routes.ts';

export { ensureCandidate } from './candidates.store.ts';
export { claimResume } from './resumes.store.ts';

export const candidatesModule: ModuleFactory = (services) => ({
  name: 'candidates',
  routes: (app) => routes(app, services),
  async candidateOf({ issuer, subject, claims }) {
    const [email = '', name = ''] = [claims['email'], claims['name']].map((claim) => (typeof claim === 'string' ? claim : ''));
    const known = await candidateBySubject(services.db, issuer, subject);
    if (known) {
      // The address was changed at the provider, and proved there.
      const isChanged = email !== '' && email !== known.email && claims['email_verified'] === true;
      if (!isChanged) return known;
      await updateCandidate(services.db, known.candidateId, { email_address: email });
      return { ...known, email };
    }
    const neuroClassification = NEURO_CLASSIFICATIONS.find((value) => value === claims['neuro_classification']) ?? null;
    const { id } = await ensureCandidate(services.db, { issuer, subject, name, email, neuroClassification });
    return { candidateId: id, email };
  },
});
