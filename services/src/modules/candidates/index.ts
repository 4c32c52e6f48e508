import type { FastifyBaseLogger } from 'fastify';
import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import type { ModuleFactory } from '../../platform/module.ts';
import { candidateBySubject, ensureCandidate, updateCandidate } from './candidates.store.ts';
import { removeUnclaimedResumes } from './resumes.service.ts';
import { routes } from './routes.ts';

export { classifyCandidate, ensureCandidate, localeOfAddress } from './candidates.store.ts';
export { claimResume } from './resumes.store.ts';

const CLEAN_EVERY_MS = 3_600_000;

export const candidatesModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let timer: NodeJS.Timeout | undefined;
  const clean = () =>
    removeUnclaimedResumes(services).catch((error: unknown) =>
      log?.warn({ err: error }, 'unclaimed résumés stay for another hour'),
    );
  return {
    name: 'candidates',
    routes(app) {
      log = app.log;
      routes(app, services);
    },
    onStart: async () => {
      await clean();
      timer = setInterval(() => void clean(), CLEAN_EVERY_MS).unref();
    },
    onStop: async () => clearInterval(timer),
    async candidateOf({ issuer, subject, claims }, locale) {
      const [email = '', name = ''] = [claims['email'], claims['name']].map((claim) => (typeof claim === 'string' ? claim : ''));
      const known = await candidateBySubject(services.db, issuer, subject);
      if (known) {
        // The address was changed at the provider, and proved there.
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
