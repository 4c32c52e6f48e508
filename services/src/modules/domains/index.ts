import { employerCalls } from '../../platform/http/employer-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { domainWork } from './domain-work.ts';
import { claimDomain, listDomains, removeDomain, verifyDomain } from './domains.service.ts';

export { domainsOf } from './domains.store.ts';
export { removeDomain, setDomains, vouchForDomain } from './domains.service.ts';

/** Domains of employers' career portals: claimed, proven, checked again. Only proven domains have an effect. */
export const domainsModule: ModuleFactory = (services) => {
  return {
    name: 'domains',
    work: domainWork(services),
    routes(app) {
      employerCalls(app, {
        'GET brand/domains': ({ employer }) => listDomains(services, employer.enterpriseId),
        'POST brand/domains': ({ employer, body }) => claimDomain(services, employer.enterpriseId, body.domain),
        'POST brand/domains/{domain}/verify': ({ employer, params }) =>
          verifyDomain(services, employer.enterpriseId, params.domain),
        'DELETE brand/domains/{domain}': ({ employer, params }) => removeDomain(services, employer.enterpriseId, params.domain),
      });
    },
  };
};
