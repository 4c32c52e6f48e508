import { z } from 'zod';
import { CANARY_COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { cookieValue } from '../../../platform/http/cookie-value.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { employersOf, type CanaryRow } from './canaries.store.ts';
import { knownCanaries } from './running-canaries.ts';
import { parsed, sealed, unsealed } from './visit-ticket.ts';

/** Which canaries a browser's candidate has whatever the share; of a canary that is not in it, this is not known. */
export type Membership = Readonly<Record<string, boolean>>;

const PURPOSE = 'canary.member';
const payloadSchema = z.object({ of: z.record(z.string(), z.boolean()), until: z.number() });

/** Canaries that are for certain candidates. */
export const isByMembership = ({ enterprises, accounts }: Pick<CanaryRow, 'enterprises' | 'accounts'>): boolean =>
  enterprises.length + accounts.length > 0;

/** What the cookie of a browser says, if the services signed it and it has not expired. */
export function membershipIn(cookies: string | undefined, { keyedHash, now }: Pick<Services, 'keyedHash' | 'now'>): Membership {
  const value = cookieValue(cookies, CANARY_COOKIES.member.name);
  const payload = value === undefined ? undefined : parsed(payloadSchema, unsealed(keyedHash, PURPOSE, value));
  return payload && payload.until > now().getTime() / 1000 ? payload.of : {};
}

/** The value of the cookie that says which of the running canaries a candidate has whatever the share. */
export async function membershipOf(
  { db, keyedHash, now }: Pick<Services, 'db' | 'keyedHash' | 'now'>,
  viewer: CandidateViewer,
): Promise<string> {
  const canaries = (await knownCanaries(db)).filter(isByMembership);
  const employers = canaries.length === 0 ? [] : await employersOf(db, viewer.candidateId);
  const email = viewer.emailVerified ? viewer.email.toLowerCase() : undefined;
  const isMember = ({ enterprises, accounts }: CanaryRow) =>
    enterprises.some((id) => employers.includes(id)) || accounts.some((account) => account.toLowerCase() === email);
  const of = Object.fromEntries(canaries.map((canary) => [canary.id, isMember(canary)]));
  const until = Math.floor(now().getTime() / 1000) + CANARY_COOKIES.member.maxAgeSeconds;
  return sealed(keyedHash, PURPOSE, JSON.stringify({ of, until }));
}
