import { randomBytes } from 'node:crypto';
import type { EmployerDomain } from '@hirehq/shared-contracts/employer';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { checkDomain, GRACE_MS } from './check-domain.ts';
import { refuseUnclaimable, registeredDomain } from './claimable-domain.ts';
import {
  deleteDomain,
  domainsOf,
  domainHolderOf,
  insertClaim,
  lockDomains,
  ownDomain,
  updateDomain,
  type DomainRow,
} from './domains.store.ts';
import { challengeFile, challengeRecord, challengeText } from './find-proof.ts';

const CHECK_PAUSE_MS = 10_000;

const time = (date: Date | null) => date?.toISOString() ?? null;

const employerDomainOf = (row: DomainRow): EmployerDomain => ({
  domain: row.domain,
  state: row.state,
  provenBy: row.state === 'proven' || row.state === 'failing' ? row.proven_by : null,
  challenge: {
    dns: { name: challengeRecord(row.domain), type: 'TXT', value: challengeText(row.challenge) },
    file: { url: challengeFile(row.domain), content: challengeText(row.challenge) },
  },
  claimedTimestamp: row.claimed_at.toISOString(),
  provenTimestamp: time(row.proven_at),
  checkedTimestamp: time(row.checked_at),
  lostTimestamp:
    row.state === 'failing' && row.failing_since ? new Date(row.failing_since.getTime() + GRACE_MS).toISOString() : null,
  problem: row.problem,
});

async function found(db: Database, enterpriseId: string, domain: string): Promise<DomainRow> {
  const row = await ownDomain(db, enterpriseId, domain);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Names under one registrable domain share a challenge, so that one TXT record proves them all. */
function challengeFor(domain: string, claimed: readonly DomainRow[]): string {
  const registered = registeredDomain(domain);
  const sibling = claimed.find((row) => registeredDomain(row.domain) === registered);
  return sibling?.challenge ?? randomBytes(20).toString('hex');
}

async function claim(
  trx: Transaction,
  { enterpriseId, domain, now }: { enterpriseId: string; domain: string; now: Date },
): Promise<void> {
  await refuseIfFull(trx, 'employerDomains', { owner: enterpriseId, now });
  const claimed = await domainsOf(trx, enterpriseId);
  const position = Math.max(-1, ...claimed.map((row) => row.position)) + 1;
  await insertClaim(trx, { enterpriseId, domain, position, challenge: challengeFor(domain, claimed), now });
}

export async function listDomains({ db }: Services, enterpriseId: string): Promise<EmployerDomain[]> {
  return (await domainsOf(db, enterpriseId)).map(employerDomainOf);
}

/** Claims a domain; claiming it again changes nothing. */
export async function claimDomain({ db, config, now }: Services, enterpriseId: string, domain: string): Promise<EmployerDomain> {
  refuseUnclaimable(domain, config.origin);
  return db.transaction().execute(async (trx) => {
    await lockDomains(trx);
    if (!(await ownDomain(trx, enterpriseId, domain))) await claim(trx, { enterpriseId, domain, now: now() });
    return employerDomainOf(await found(trx, enterpriseId, domain));
  });
}

/** Replaces the domains of an employer, in this order: claims new ones, removes those left out. `hold` may refuse it. */
export async function setDomains(
  { db, config, now }: Services,
  enterpriseId: string,
  domains: readonly string[],
  hold: (trx: Transaction) => Promise<void>,
): Promise<void> {
  const wanted = [...new Set(domains)];
  await db.transaction().execute(async (trx) => {
    await lockDomains(trx);
    await hold(trx);
    const claimed = await domainsOf(trx, enterpriseId);
    for (const row of claimed) if (!wanted.includes(row.domain)) await deleteDomain(trx, row);
    for (const [position, domain] of wanted.entries()) {
      if (!claimed.some((row) => row.domain === domain)) {
        refuseUnclaimable(domain, config.origin);
        await claim(trx, { enterpriseId, domain, now: now() });
      }
      await updateDomain(trx, { enterprise_id: enterpriseId, domain }, { position });
    }
  });
}

export async function verifyDomain(services: Services, enterpriseId: string, domain: string): Promise<EmployerDomain> {
  const row = await found(services.db, enterpriseId, domain);
  if (row.checked_at && services.now().getTime() - row.checked_at.getTime() < CHECK_PAUSE_MS)
    throw new Refusal('RATE_LIMITED', { message: 'This domain was checked a moment ago. Try again in ten seconds.' });
  await checkDomain(services, row);
  return employerDomainOf(await found(services.db, enterpriseId, domain));
}

/** Removes a domain. `hold` may refuse it. */
export async function removeDomain(
  { db }: Pick<Services, 'db'>,
  enterpriseId: string,
  domain: string,
  hold?: (trx: Transaction) => Promise<void>,
): Promise<true> {
  await db.transaction().execute(async (trx) => {
    await lockDomains(trx);
    await hold?.(trx);
    if (!(await deleteDomain(trx, { enterprise_id: enterpriseId, domain }))) throw new Refusal('NOT_FOUND');
  });
  return true;
}

/** An operator confirms that the domain belongs to the employer; it is not checked. */
export const vouchForDomain = (
  services: Pick<Services, 'db' | 'config' | 'now'>,
  enterpriseId: string,
  domain: string,
): Promise<EmployerDomain> =>
  services.db.transaction().execute((trx) => vouchForDomainIn(trx, services, { enterpriseId, domain }));

/** The same in the caller's transaction. */
export async function vouchForDomainIn(
  trx: Transaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { enterpriseId, domain }: { enterpriseId: string; domain: string },
): Promise<EmployerDomain> {
  refuseUnclaimable(domain, config.origin);
  await lockDomains(trx);
  const holder = await domainHolderOf(trx, domain);
  if (holder && holder.enterprise_id !== enterpriseId)
    throw new Refusal('CONFLICT', { message: `Employer ${holder.enterprise_id} holds ${domain}. Remove it there first.` });
  const at = now();
  if (!(await ownDomain(trx, enterpriseId, domain))) await claim(trx, { enterpriseId, domain, now: at });
  await updateDomain(
    trx,
    { enterprise_id: enterpriseId, domain },
    { state: 'proven', proven_by: 'operator', proven_at: at, failing_since: null, next_check_at: null, problem: null },
  );
  return employerDomainOf(await found(trx, enterpriseId, domain));
}
