import type { Database } from '../../../platform/database/database.ts';

export async function talentPoolsOf(db: Database, enterpriseId: string) {
  return db
    .selectFrom('talent_pool')
    .select((select) => [
      'id',
      'name',
      'is_exclusive',
      select
        .selectFrom('talent_pool_member')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('talent_pool_id', '=', 'talent_pool.id')
        .as('members'),
    ])
    .where('enterprise_id', '=', enterpriseId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export interface NewTalentPool {
  id: string;
  enterpriseId: string;
  name: string;
  isExclusive: boolean;
}

/** Inserts a talent pool, once per id. */
export async function insertTalentPool(db: Database, pool: NewTalentPool): Promise<void> {
  await db
    .insertInto('talent_pool')
    .values({ id: pool.id, enterprise_id: pool.enterpriseId, name: pool.name, is_exclusive: pool.isExclusive })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function ownTalentPool(db: Database, enterpriseId: string, id: string) {
  return db
    .selectFrom('talent_pool')
    .innerJoin('enterprise', 'enterprise.id', 'talent_pool.enterprise_id')
    .select(['talent_pool.id', 'talent_pool.name', 'enterprise.establishment_name'])
    .where('talent_pool.id', '=', id)
    .where('talent_pool.enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
}
