import { z } from 'zod';
import { done, timestamp } from '../rest/primitives.ts';
import { brandSchema } from './brand.ts';
import { defineCall } from '../define-call.ts';

/** The name of the TXT record that proves a domain, as a prefix of the domain or a parent domain. */
export const DOMAIN_CHALLENGE_LABEL = '_hirehq-challenge';
/** The file that proves a domain, on the domain itself. */
export const DOMAIN_CHALLENGE_FILE = '/.well-known/hirehq-domain.txt';
export const MAX_EMPLOYER_DOMAINS = 20;

/** A failing domain was proven, but its proof is no longer found; it stays in effect for a while. A lost domain has no effect. */
export const DOMAIN_STATES = ['unproven', 'proven', 'failing', 'lost'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** How a domain was proven. `kept`: stored before domains had to be proven; it is transferred to whoever proves it. */
export const DOMAIN_PROOFS = ['dns', 'file', 'operator', 'kept'] as const;
export type DomainProof = (typeof DOMAIN_PROOFS)[number];

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * The name as DNS encodes it: `bücher.example` becomes `xn--bcher-kva.example`. Text that is not a host name is returned
 * unchanged.
 */
function inAscii(name: string): string {
  const address = `http://${name.replace(/\.$/, '')}`;
  return /[\s/:?#@\\[\]%]/.test(name) || !URL.canParse(address) ? name : new URL(address).hostname;
}

/** A host name with at least two labels, without scheme, port or path; never an IP address. */
export const domainName = z
  .string()
  .trim()
  .max(253)
  .transform(inAscii)
  .pipe(
    z
      .string()
      .max(253)
      .regex(new RegExp(`^(?!.*\\.\\d+$)${LABEL}(?:\\.${LABEL})+$`), 'Send a host name such as jobs.example.com.'),
  );

export const employerDomainSchema = z.object({
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  provenBy: z.enum(DOMAIN_PROOFS).nullable(),
  /** Either one proves the domain; leave it in place. */
  challenge: z.object({
    dns: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }),
    file: z.object({ url: z.string(), content: z.string() }),
  }),
  claimedTimestamp: timestamp,
  provenTimestamp: timestamp.nullable(),
  checkedTimestamp: timestamp.nullable(),
  /** When a failing domain will be lost, unless its proof is found again. */
  lostTimestamp: timestamp.nullable(),
  /** What the last check did not find; null if it found the proof. */
  problem: z.string().nullable(),
});
export type EmployerDomain = z.infer<typeof employerDomainSchema>;

const access = { scope: 'brand:write' } as const;
const params = z.object({ domain: domainName });

export const domainCalls = {
  'GET brand/domains': defineCall('GET brand/domains', {
    access,
    summary: 'Domains of the career portal, the preferred one first, with their state and their proof',
    response: z.array(employerDomainSchema),
  }),
  'POST brand/domains': defineCall('POST brand/domains', {
    access,
    edits: 'member',
    summary: 'Claims a domain',
    note: 'A domain has no effect until it is proven: publish the TXT record or the file of `challenge`, then call verify. Public suffixes and the domain of the platform are refused. Claim each subdomain separately; a TXT record of a parent domain proves them too.',
    body: z.object({ domain: domainName }),
    response: employerDomainSchema,
  }),
  'POST brand/domains/{domain}/verify': defineCall('POST brand/domains/{domain}/verify', {
    access,
    edits: 'mark',
    summary: 'Checks the proof of a domain now',
    note: '`state` and `problem` show the result. 409 if another enterprise has proven the domain and its proof still exists; 429 within ten seconds of the last check. Proven domains are checked every day; a domain without proof for seven days loses its effect.',
    params,
    response: employerDomainSchema,
  }),
  'DELETE brand/domains/{domain}': defineCall('DELETE brand/domains/{domain}', {
    access,
    versioned: true,
    summary: 'Removes a domain',
    params,
    response: done,
  }),
  'PUT brand/domains': defineCall('PUT brand/domains', {
    access,
    summary: 'Sets all domains of the career portal and their order; the first proven one is used in links',
    note: 'New domains are claimed and have no effect until they are proven; omitted ones are removed.',
    body: z.object({ domains: z.array(domainName).max(MAX_EMPLOYER_DOMAINS) }),
    versioned: true,
    response: brandSchema,
  }),
} as const;
