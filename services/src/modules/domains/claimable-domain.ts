import { parse } from 'tldts';
import { Refusal } from '../../platform/http/refusal.ts';

const OPTIONS = { allowPrivateDomains: true } as const;

/** The part of a domain that somebody registered: `acme.co.uk` of `jobs.acme.co.uk`. Null for a public suffix. */
export function registeredDomain(domain: string): string | null {
  return parse(domain, OPTIONS).domain;
}

/** The domain and those above it, down to the registered one. */
export function withParents(domain: string): string[] {
  const registered = registeredDomain(domain) ?? domain;
  const labels = domain.split('.');
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .filter((name) => name === registered || name.endsWith(`.${registered}`));
}

/** Refuses domains nobody can have for themselves, and those of the platform. */
export function refuseUnclaimable(domain: string, origin: string): void {
  const platform = new URL(origin).hostname;
  const registered = registeredDomain(domain);
  const refuse = (reason: string) => {
    throw new Refusal('VALIDATION_FAILED', { message: reason, fields: { domain: reason } });
  };
  if (registered === null) refuse(`Everybody can have names under ${domain}; send one of your own.`);
  if (domain === platform || registered === registeredDomain(platform)) refuse(`${domain} belongs to this platform.`);
}
