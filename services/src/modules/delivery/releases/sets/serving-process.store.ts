import type { Database } from '../../../../platform/database/database.ts';

/** Notes that a process serves a set. */
export async function noteServing(db: Database, { id, sequence, at }: { id: string; sequence: number; at: Date }): Promise<void> {
  await db
    .insertInto('serving_process')
    .values({ id, sequence, seen_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sequence, seen_at: at }))
    .execute();
}

export async function deleteServing(db: Database, id: string): Promise<void> {
  await db.deleteFrom('serving_process').where('id', '=', id).execute();
}

/** Deletes the processes that were not seen since this time. */
export async function deleteUnseen(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('serving_process').where('seen_at', '<', before).execute();
}

export function servingProcesses(db: Database): Promise<{ id: string; sequence: number; seen_at: Date }[]> {
  return db.selectFrom('serving_process').selectAll().orderBy('id').execute();
}
