/**
 * What a link may say about the origin of its visitor (§3, §7): the employer's domain, a talent pool, an email address. All of
 * it comes from outside: these rules read it and never throw, and the services decide what it means.
 */
export interface LinkHints {
  /** Domain of an employer, from `validDomainName`, `referralDetails` or `paramsKey`. */
  domain?: string;
  /** A talent pool, from `pool_id` or `poolId`. */
  poolId?: string;
  /** An email address to sign in with. */
  email?: string;
}

const MAX_ENCODED = 4096;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels: a name without a dot cannot be a portal. */
const DOMAIN = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})+$`);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const EMAIL = /^[^\s\p{Cc}\p{Cf}@<>"]{1,64}@[^\s\p{Cc}\p{Cf}@<>"]{1,189}$/u;

/** The first of the domains in a text, in small letters; undefined if it is none. */
export function domainIn(value: unknown): string | undefined {
  const first = typeof value === 'string' ? (value.split(',')[0]?.trim().toLowerCase() ?? '') : '';
  return DOMAIN.test(first) ? first : undefined;
}

/** The object encoded in a base64 text, or undefined if it is invalid. */
export function decodeLinkHint(encoded: string | null): Readonly<Record<string, unknown>> | undefined {
  if (!encoded || encoded.length > MAX_ENCODED) return undefined;
  try {
    // A `+` of base64 arrives as a space.
    const bytes = atob(encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The text for `paramsKey` or `referralDetails`, safe in an address without escaping. */
export function encodeLinkHint(hint: { validDomainName?: string; validDomainNames?: string }): string {
  const bytes = new TextEncoder().encode(JSON.stringify(hint));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Reads the hints of an address. Malformed parts are ignored; it never throws. */
export function readLinkHints(query: URLSearchParams): LinkHints {
  const encoded = [query.get('referralDetails'), query.get('paramsKey')].map((text) => decodeLinkHint(text) ?? {});
  const domain = [query.get('validDomainName'), ...encoded.flatMap((hint) => [hint['validDomainName'], hint['validDomainNames']])]
    .map(domainIn)
    .find((found) => found !== undefined);
  const poolId = (query.get('pool_id') ?? query.get('poolId') ?? '').toLowerCase();
  const email = query.get('email')?.trim() ?? '';
  return {
    ...(domain !== undefined && { domain }),
    ...(UUID.test(poolId) && { poolId }),
    ...(EMAIL.test(email) && { email }),
  };
}
