import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** Makes every sign-in of an account this much older: its sessions, the steps begun in them, and its refresh tokens. */
export async function ageSessions(db: Database, accountId: string, seconds: number): Promise<void> {
  const times = [['loginTs'], ['authTime'], ['lastSubmission', 'login', 'ts'], ['session', 'loginTs']] as const;
  for (const path of times) {
    const value = sql`payload #>> ${sql.val([...path])}::text[]`;
    await db
      .updateTable('identity_grant')
      .set({
        payload: sql`jsonb_set(payload, ${sql.val([...path])}::text[], to_jsonb((${value})::bigint - ${seconds}::bigint))`,
      })
      .where(sql`payload::text`, 'like', `%${accountId}%`)
      .where(value, 'is not', null)
      .execute();
  }
}
