import { isOnDomain } from '../../enterprises/domains/index.ts';

/**
 * The page of the employer that an application is credited to. What the browser of the applicant sends counts only if it is a host of a
 * domain that this employer has proven, so that no page takes the credit of another.
 */
export function portalOfApplication(sent: string | null | undefined, domains: readonly string[]): string | null {
  const host = sent?.toLowerCase() ?? '';
  return URL.parse(`https://${host}/`)?.host === host && isOnDomain(host, domains) ? host : null;
}
