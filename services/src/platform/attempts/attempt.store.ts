import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Counts an attempt in the current window, or starts a new one. */
export async function countAttempt(
  db: Database,
  { key, amount, windowMs, now }: { key: string; amount: number; windowMs: number; now: Date },
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowMs);
  return db
    .insertInto('attempt')
    .values({ key, count: amount, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempt.ends_at <= ${now} then excluded.count else attempt.count + excluded.count end`,
        ends_at: sql<Date>`case when attempt.ends_at <= ${now} then ${endsAt} else attempt.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow();
}

export async function giveAttemptBack(db: Database, key: string, amount: number): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ count: sql<number>`greatest(count - ${amount}, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function removeEndedAttempts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('ends_at', '<', now).execute();
}
