import type { Database } from '../../../../platform/database/database.ts';

/** What an employer has stated last, also if that time has passed. */
export async function statedAbsence(db: Database, enterpriseId: string) {
  return db
    .selectFrom('message_absence')
    .select(['until', 'note', 'version'])
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
}

/** When and why an employer is away; undefined if it is not. */
export async function absenceOf(db: Database, enterpriseId: string, now: Date) {
  const stated = await statedAbsence(db, enterpriseId);
  return stated && (stated.until === null || stated.until > now) ? stated : undefined;
}

export async function storeAbsence(
  db: Database,
  enterpriseId: string,
  absence: { until: Date | null; note: string | null },
): Promise<void> {
  await db
    .insertInto('message_absence')
    .values({ enterprise_id: enterpriseId, ...absence })
    .onConflict((conflict) => conflict.column('enterprise_id').doUpdateSet(absence))
    .execute();
}

export async function removeAbsence(db: Database, enterpriseId: string): Promise<void> {
  await db.deleteFrom('message_absence').where('enterprise_id', '=', enterpriseId).execute();
}
