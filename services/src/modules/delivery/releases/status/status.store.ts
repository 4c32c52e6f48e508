import type { Database } from '../../../../platform/database/database.ts';

/** Processes that have said since then which set they serve. */
export async function servingSince(db: Database, since: Date): Promise<{ id: string; sequence: number; seen_at: Date }[]> {
  return db.selectFrom('serving_process').selectAll().where('seen_at', '>=', since).orderBy('id').execute();
}
