import { parse } from 'tldts';
import { Refusal } from '../../../platform/refusals/refusal.ts';

const OPTIONS = { allowPrivateDomains: true } as const;

/** The registrable part of a domain: `acme.co.uk` of `jobs.acme.co.uk`. Null for a public suffix. */
export function registeredDomain(domain: string): string | null {
  return parse(domain, OPTIONS).domain;
}

/** The domain and its parents, up to the registrable domain. */
export function withParents(domain: string): string[] {
  const registered = registeredDomain(domain) ?? domain;
  const labels = domain.split('.');
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .filter((name) => name === registered || name.endsWith(`.${registered}`));
}

/** Refuses domains under which anybody can register names, and those of the platform. */
export function refuseUnclaimable(domain: string, origin: string): void {
  const platform = new URL(origin).hostname;
  const registered = registeredDomain(domain);
  const refuse = (reason: string) => {
    throw new Refusal('VALIDATION_FAILED', { message: reason, fields: { domain: reason } });
  };
  if (registered === null) refuse(`Anyone can register names under ${domain}. Send a domain of your own.`);
  if (domain === platform || registered === registeredDomain(platform)) refuse(`${domain} belongs to this platform.`);
}
