import { secretHash } from '../../../../platform/ids/secret.ts';
import { type Database, jsonb } from '../../../../platform/database/database.ts';
import type { SocialAttempt } from './social-client.ts';

const LIFE_MS = 15 * 60_000;
/** Stored separately from the step's own state. */
const keyOf = (uid: string) => secretHash(`social ${uid}`);

export async function saveAttempt(db: Database, uid: string, attempt: SocialAttempt, now: Date): Promise<void> {
  const values = { state: jsonb(attempt), expires_at: new Date(now.getTime() + LIFE_MS) };
  await db
    .insertInto('identity_step')
    .values({ step_hash: keyOf(uid), ...values })
    .onConflict((conflict) => conflict.column('step_hash').doUpdateSet(values))
    .execute();
}

/** Returns and removes the attempt of a step; undefined when it has already been used. */
export async function takeAttempt(db: Database, uid: string, now: Date): Promise<SocialAttempt | undefined> {
  const row = await db
    .deleteFrom('identity_step')
    .where('step_hash', '=', keyOf(uid))
    .where('expires_at', '>', now)
    .returning('state')
    .executeTakeFirst();
  return row?.state as SocialAttempt | undefined;
}
