import type { ModuleFactory } from '../../../platform/module.ts';
import { domainWork } from './domain-work.ts';
import { routes } from './routes.ts';

export { isOnDomain } from './is-on-domain.ts';
export { domainsOf } from './domains.store.ts';
export { removeDomain, setDomains, vouchForDomain, vouchForDomainIn } from './domains.service.ts';

/** Domains of employers' career portals: claimed, proven, checked again. Only proven domains have an effect. */
export const domainsModule: ModuleFactory = (services) => {
  return {
    name: 'domains',
    work: domainWork(services),
    routes: (app) => routes(app, services),
  };
};
