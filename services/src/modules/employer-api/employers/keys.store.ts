import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { EmployerKeyTable } from '../../../platform/database/tables/employers.ts';

export type KeyRow = Selectable<EmployerKeyTable>;

export async function keyById(db: Database, id: string): Promise<KeyRow | undefined> {
  return db.selectFrom('employer_key').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function noteUse(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('employer_key').set({ last_used_at: now }).where('id', '=', id).execute();
}

export async function validKeys(db: Database, enterpriseId: string, now: Date): Promise<KeyRow[]> {
  return db
    .selectFrom('employer_key')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertKey(db: Database, row: KeyRow): Promise<void> {
  await db.insertInto('employer_key').values(row).execute();
}

export async function lockedKey(trx: Transaction, enterpriseId: string, id: string): Promise<KeyRow | undefined> {
  return trx
    .selectFrom('employer_key')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function endKey(db: Database, id: string, at: Date, replacedBy: string | null): Promise<void> {
  await db.updateTable('employer_key').set({ expires_at: at, replaced_by: replacedBy }).where('id', '=', id).execute();
}

/** An employer by id, name or one of its domains. */
export async function findEmployer(db: Database, wanted: string) {
  return db
    .selectFrom('enterprise')
    .select(['id', 'establishment_name'])
    .where(
      sql<boolean>`id::text = ${wanted.toLowerCase()} or lower(establishment_name) = ${wanted.toLowerCase()} or domain_names @> array[${wanted.toLowerCase()}]::text[]`,
    )
    .orderBy('created_at')
    .executeTakeFirst();
}
