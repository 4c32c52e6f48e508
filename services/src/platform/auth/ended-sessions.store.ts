import type { Database } from '../database/database.ts';

/** Longer than any access token is valid, whatever the provider. */
const KEPT_MS = 86_400_000;

/** From now on, tokens of these sessions are refused. Their issuer is named as in the records of candidates. */
export async function endSessionIds(db: Database, issuer: string, sessionIds: readonly string[], now: Date): Promise<void> {
  if (sessionIds.length === 0) return;
  await db
    .insertInto('ended_session')
    .values([...new Set(sessionIds)].map((id) => ({ issuer, session_id: id, ended_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasEnded(db: Database, issuer: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_session')
    .select('ended_at')
    .where('issuer', '=', issuer)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the sessions that have ended since then, whatever their issuer. */
export async function sessionsEndedSince(db: Database, since: Date): Promise<string[]> {
  const rows = await db.selectFrom('ended_session').select('session_id').where('ended_at', '>=', since).execute();
  return rows.map(({ session_id: id }) => id);
}

export async function forgetEndedSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('ended_session')
    .where('ended_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
