import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { domainHolderOf, lockDomains, ownDomain, updateDomain, type DomainRow } from './domains.store.ts';
import { findProof, type Proof } from './find-proof.ts';

export const CHECK_EVERY_MS = 24 * HOUR_MS;
const CHECK_FAILING_EVERY_MS = 6 * HOUR_MS;
/** How long a domain stays in effect after its proof is gone. */
export const GRACE_MS = 7 * 24 * HOUR_MS;

type Checking = Pick<Services, 'db' | 'config' | 'now'>;

/** True if the proof of the domain's current holder is gone. A domain that an operator vouched for stays until an operator revokes it. */
async function hasLostProof({ config }: Checking, { domain, proven_by, challenge }: DomainRow): Promise<boolean> {
  if (proven_by === 'operator') return false;
  return proven_by === 'kept' || (await findProof(config, domain, challenge)).provenBy === null;
}

async function saveProof(services: Checking, row: DomainRow, provenBy: NonNullable<Proof['provenBy']>): Promise<void> {
  const { db, now } = services;
  const isOthers = (holder: DomainRow | undefined): holder is DomainRow =>
    holder !== undefined && holder.enterprise_id !== row.enterprise_id;
  const before = await domainHolderOf(db, row.domain);
  const isFree = !isOthers(before) || (await hasLostProof(services, before));
  await db.transaction().execute(async (trx) => {
    await lockDomains(trx);
    const holder = await domainHolderOf(trx, row.domain);
    const isSame = !isOthers(holder) || holder.challenge === before?.challenge;
    if (!isFree || !isSame)
      throw new Refusal('CONFLICT', {
        message: `Another employer has verified ${row.domain}. If it is yours, contact the operator.`,
      });
    if (isOthers(holder))
      await updateDomain(trx, holder, { state: 'lost', next_check_at: null, problem: 'Another employer has verified it.' });
    const at = now();
    await updateDomain(trx, row, {
      state: 'proven',
      proven_by: provenBy,
      proven_at: row.state === 'failing' && row.proven_at ? row.proven_at : at,
      checked_at: at,
      failing_since: null,
      next_check_at: new Date(at.getTime() + CHECK_EVERY_MS),
      problem: null,
    });
  });
}

async function saveMiss({ db, now }: Checking, row: DomainRow, problem: string): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    await lockDomains(trx);
    const current = await ownDomain(trx, row.enterprise_id, row.domain);
    if (!current) return;
    const isChecked = current.proven_by === 'dns' || current.proven_by === 'file';
    if (!isChecked || (current.state !== 'proven' && current.state !== 'failing'))
      return updateDomain(trx, row, { checked_at: at, problem });
    const since = current.failing_since ?? at;
    const isLost = at.getTime() - since.getTime() >= GRACE_MS;
    await updateDomain(trx, row, {
      state: isLost ? 'lost' : 'failing',
      checked_at: at,
      failing_since: since,
      next_check_at: isLost ? null : new Date(at.getTime() + CHECK_FAILING_EVERY_MS),
      problem,
    });
  });
}

/**
 * Looks for the proof of a domain and stores the result; skips domains that an operator vouched for. Refuses with
 * CONFLICT a domain that another employer holds with a valid proof.
 */
export async function checkDomain(services: Checking, row: DomainRow): Promise<void> {
  if (row.state === 'proven' && row.proven_by === 'operator') return;
  const proof = await findProof(services.config, row.domain, row.challenge);
  await (proof.provenBy === null ? saveMiss(services, row, proof.problem) : saveProof(services, row, proof.provenBy));
}
