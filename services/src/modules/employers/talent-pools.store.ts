import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { TimeCursor } from '../../platform/http/time-cursor.ts';

export async function talentPoolsOf(db: Database, enterpriseId: string) {
  return db
    .selectFrom('talent_pool')
    .select((select) => [
      'id',
      'name',
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

/** Made once for an id. */
export async function insertTalentPool(db: Database, pool: { id: string; enterpriseId: string; name: string }): Promise<void> {
  await db
    .insertInto('talent_pool')
    .values({ id: pool.id, enterprise_id: pool.enterpriseId, name: pool.name })
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

const invitations = (db: Database, poolId: string) =>
  db.selectFrom('invitation').select(['id', 'email_address', 'created_at', 'completed_at']).where('talent_pool_id', '=', poolId);

export async function invitationsTo(
  db: Database,
  poolId: string,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
) {
  let query = invitations(db, poolId);
  if (after) query = query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${after.at}, ${after.id}::uuid)`);
  return query
    .orderBy(sql`date_trunc('milliseconds', created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type InvitationRow = Awaited<ReturnType<typeof invitationsTo>>[number];

/** The invitation of an address, made where there is none. */
export async function invite(
  trx: Transaction,
  { id, poolId, emailAddress, now }: { id: string; poolId: string; emailAddress: string; now: Date },
): Promise<{ row: InvitationRow; isNew: boolean }> {
  const made = await trx
    .insertInto('invitation')
    .values({ id, talent_pool_id: poolId, email_address: emailAddress, candidate_id: null, completed_at: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await invitations(trx, poolId)
    .where(sql`lower(email_address)`, '=', emailAddress.toLowerCase())
    .executeTakeFirstOrThrow();
  return { row, isNew: made !== undefined };
}
