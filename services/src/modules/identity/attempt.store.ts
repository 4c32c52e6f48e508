import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Counts one try in the window that runs, or in a new one. */
export async function countAttempt(
  db: Database,
  { key, windowMs, now }: { key: string; windowMs: number; now: Date },
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowMs);
  return db
    .insertInto('identity_attempt')
    .values({ key, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when identity_attempt.ends_at <= ${now} then 1 else identity_attempt.count + 1 end`,
        ends_at: sql<Date>`case when identity_attempt.ends_at <= ${now} then ${endsAt} else identity_attempt.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow();
}

export async function giveAttemptBack(db: Database, key: string): Promise<void> {
  await db
    .updateTable('identity_attempt')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function removeEndedAttempts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('identity_attempt').where('ends_at', '<', now).execute();
}
