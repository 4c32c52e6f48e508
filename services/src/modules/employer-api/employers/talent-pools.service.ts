import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { insertTalentPool, ownTalentPool, talentPoolsOf, type NewTalentPool } from './talent-pools.store.ts';

export async function talentPools({ db }: Pick<Services, 'db'>, enterpriseId: string) {
  const rows = await talentPoolsOf(db, enterpriseId);
  return rows.map((row) => ({ id: row.id, name: row.name, exclusive: row.is_exclusive, members: row.members ?? 0 }));
}

export async function makeTalentPool(
  services: Services,
  enterpriseId: string,
  { id, name, exclusive }: { id: string; name: string; exclusive: boolean },
) {
  await services.db
    .transaction()
    .execute((trx) => makeTalentPoolIn(trx, services, { id, enterpriseId, name, isExclusive: exclusive }));
  const made = (await talentPools(services, enterpriseId)).find((pool) => pool.id === id);
  if (!made) throw new Refusal('CONFLICT');
  return made;
}

/** Creates a talent pool in the caller's transaction, once per id. */
export async function makeTalentPoolIn(trx: Transaction, { now }: Pick<Services, 'now'>, pool: NewTalentPool): Promise<void> {
  if (await ownTalentPool(trx, pool.enterpriseId, pool.id)) return;
  await refuseIfFull(trx, 'talentPools', { owner: pool.enterpriseId, now: now() });
  await insertTalentPool(trx, pool);
}

/** A talent pool of the employer; NOT_FOUND for one of another employer. */
export async function poolOf({ db }: Services, enterpriseId: string, id: string) {
  const pool = await ownTalentPool(db, enterpriseId, id);
  if (!pool) throw new Refusal('NOT_FOUND');
  return pool;
}
