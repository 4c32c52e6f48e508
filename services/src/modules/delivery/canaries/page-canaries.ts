import { randomBytes } from 'node:crypto';
import type { Release } from '@hirehq/shared-contracts/release';
import { CANARY_COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { cookieValue } from '../../../platform/http/cookie-value.ts';
import type { Services } from '../../../platform/module.ts';
import { NO_CANARIES, type LivePage, type PageCanaries } from '../releases/index.ts';
import { armOf } from './arms.policy.ts';
import { isByMembership, membershipIn } from './membership.ts';
import { knownCanaries } from './running-canaries.ts';
import { writeTicket } from './visit-ticket.ts';

const VISITOR = /^[\w-]{22}$/;

function visitorIn(cookies: string | undefined): string | undefined {
  const known = cookieValue(cookies, CANARY_COOKIES.visitor.name);
  return known !== undefined && VISITOR.test(known) ? known : undefined;
}

/** The part of `set-cookie` that follows the value. */
export const cookieAttributes = (origin: string, maxAgeSeconds: number): string =>
  `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/**
 * Which versions a page gets. A visitor keeps their arm; the canary is compared with the live version it was started against, so that
 * it is given to nobody once another one is live. A version whose files are not here yet is given to nobody by this process.
 */
export function pageCanaries(
  services: Pick<Services, 'config' | 'db' | 'keyedHash' | 'now'>,
  findServable: (remote: string, version: string) => Promise<Release | undefined>,
): (page: LivePage) => Promise<PageCanaries> {
  const { config, db, keyedHash, now } = services;

  return async ({ cookies, sequence, versions }) => {
    const running = (await knownCanaries(db)).filter(({ remote, against }) => versions[remote] === against);
    if (running.length === 0) return NO_CANARIES;
    const knownVisitor = visitorIn(cookies);
    const visitor = knownVisitor ?? randomBytes(16).toString('base64url');
    const membership = membershipIn(cookies, services);
    const placed = await Promise.all(
      running.map(async (canary) => {
        const release = await findServable(canary.remote, canary.version);
        return release && { canary, release, arm: armOf(canary, visitor, membership[canary.id] === true) };
      }),
    );
    const usable = placed.filter((each) => each !== undefined);
    const day = now().toISOString().slice(0, 10);
    return {
      releases: usable.filter(({ arm }) => arm === 'canary').map(({ release }) => release),
      undecided: knownVisitor === undefined ? running.map(({ remote }) => remote) : [],
      visitTicket: writeTicket(keyedHash, {
        // A visitor is one visit a day, however many pages they open.
        visit: keyedHash('canary.visit', visitor, day).slice(0, 22),
        arms: Object.fromEntries(usable.map(({ canary, arm }) => [canary.id, arm])),
        sequence,
        servedAt: Math.floor(now().getTime() / 1000),
      }),
      reportsStart: usable.some(({ release }) => release.remote === 'shell'),
      asksForCanaries: running.some((canary) => isByMembership(canary) && membership[canary.id] === undefined),
      cookies: [
        `${CANARY_COOKIES.visitor.name}=${visitor}; HttpOnly; ${cookieAttributes(config.origin, CANARY_COOKIES.visitor.maxAgeSeconds)}`,
      ],
    };
  };
}
