import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { refuseIfFull } from '../../platform/row-caps/hold-cap.ts';
import { insertTalentPool, ownTalentPool, talentPoolsOf } from './talent-pools.store.ts';

export async function talentPools({ db }: Services, enterpriseId: string) {
  const rows = await talentPoolsOf(db, enterpriseId);
  return rows.map((row) => ({ id: row.id, name: row.name, members: row.members ?? 0 }));
}

export async function makeTalentPool(services: Services, enterpriseId: string, { id, name }: { id: string; name: string }) {
  await services.db.transaction().execute(async (trx) => {
    if (await ownTalentPool(trx, enterpriseId, id)) return;
    await refuseIfFull(trx, 'talentPools', { owner: enterpriseId, now: services.now() });
    await insertTalentPool(trx, { id, enterpriseId, name });
  });
  const made = (await talentPools(services, enterpriseId)).find((pool) => pool.id === id);
  if (!made) throw new Refusal('CONFLICT');
  return made;
}

/** A talent pool of the employer; NOT_FOUND for one of another employer. */
export async function poolOf({ db }: Services, enterpriseId: string, id: string) {
  const pool = await ownTalentPool(db, enterpriseId, id);
  if (!pool) throw new Refusal('NOT_FOUND');
  return pool;
}
