import type { FastifyBaseLogger } from 'fastify';
import { employerCalls } from '../../platform/http/employer-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { createDomainWorker, type DomainWorker } from './domain-worker.ts';
import { claimDomain, listDomains, removeDomain, verifyDomain } from './domains.service.ts';

export { domainsOf } from './domains.store.ts';
export { removeDomain, setDomains, vouchForDomain } from './domains.service.ts';

/** Domains of employers' career portals: claimed, proven, checked again. Only proven ones brand anything. */
export const domainsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let worker: DomainWorker | undefined;
  return {
    name: 'domains',
    routes(app) {
      log = app.log;
      employerCalls(app, {
        'GET brand/domains': ({ employer }) => listDomains(services, employer.enterpriseId),
        'POST brand/domains': ({ employer, body }) => claimDomain(services, employer.enterpriseId, body.domain),
        'POST brand/domains/{domain}/verify': ({ employer, params }) =>
          verifyDomain(services, employer.enterpriseId, params.domain),
        'DELETE brand/domains/{domain}': ({ employer, params }) => removeDomain(services, employer.enterpriseId, params.domain),
      });
    },
    async onStart() {
      if (!log) return;
      worker = createDomainWorker(services, log);
      worker.start();
    },
    onStop: async () => worker?.stop(),
  };
};
