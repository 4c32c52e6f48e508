import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import type { ModuleFactory } from '../../platform/module.ts';
import { candidateBySubject, ensureCandidate } from './candidates.store.ts';
import { routes } from './routes.ts';

export { ensureCandidate } from './candidates.store.ts';
export { claimResume } from './resumes.store.ts';

export const candidatesModule: ModuleFactory = (services) => ({
  name: 'candidates',
  routes: (app) => routes(app, services),
  async candidateOf({ issuer, subject, claims }) {
    const known = await candidateBySubject(services.db, issuer, subject);
    if (known) return known;
    const [email = '', name = ''] = [claims['email'], claims['name']].map((claim) => (typeof claim === 'string' ? claim : ''));
    const neuroClassification = NEURO_CLASSIFICATIONS.find((value) => value === claims['neuro_classification']) ?? null;
    const { id } = await ensureCandidate(services.db, { issuer, subject, name, email, neuroClassification });
    return { candidateId: id, email };
  },
});
