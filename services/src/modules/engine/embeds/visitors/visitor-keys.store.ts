import type { Selectable } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { VisitorKeyTable } from '../../../../platform/database/tables/employers.ts';

export type VisitorKeyRow = Selectable<VisitorKeyTable>;

export async function visitorKeysOf(db: Database, enterpriseId: string): Promise<VisitorKeyRow[]> {
  return db
    .selectFrom('visitor_key')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .orderBy('created_at')
    .orderBy('kid')
    .execute();
}

export async function visitorKeyOf(db: Database, enterpriseId: string, kid: string): Promise<VisitorKeyRow | undefined> {
  return db
    .selectFrom('visitor_key')
    .selectAll()
    .where('enterprise_id', '=', enterpriseId)
    .where('kid', '=', kid)
    .executeTakeFirst();
}

export async function insertVisitorKey(db: Database, row: VisitorKeyRow): Promise<void> {
  await db.insertInto('visitor_key').values(row).execute();
}

/** False if there is none. */
export async function deleteVisitorKey(db: Database, enterpriseId: string, kid: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('visitor_key')
    .where('enterprise_id', '=', enterpriseId)
    .where('kid', '=', kid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
