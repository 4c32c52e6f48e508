import { LOCAL_NAMES } from '../../../platform/own-origin.ts';
import { isOnDomain } from '../../enterprises/domains/index.ts';

/** The page that shows an embed, as far as its browser says. */
export interface EmbeddingPage {
  /** Header `Origin`; undefined for a page of the platform itself, and outside a browser. */
  origin: string | undefined;
  hasDevelopmentKey: boolean;
}

interface Embedded {
  /** Domains that the employer has proven. */
  domains: readonly string[];
}

/** Whether a page may show what belongs to an employer: on its domains and their subdomains, or on this machine in development. */
export function mayEmbed({ origin, hasDevelopmentKey }: EmbeddingPage, { domains }: Embedded): boolean {
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.hostname;
  if (!host) return false;
  if (LOCAL_NAMES.includes(host) || host.endsWith('.localhost')) return hasDevelopmentKey;
  return isOnDomain(host, domains);
}
