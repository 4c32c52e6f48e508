import type { Database } from '../../../platform/database/database.ts';

export async function nameOfEmployer(db: Database, enterpriseId: string): Promise<string> {
  const row = await db
    .selectFrom('enterprise')
    .select('establishment_name')
    .where('id', '=', enterpriseId)
    .executeTakeFirstOrThrow();
  return row.establishment_name;
}
