import type { Database } from '../database/database.ts';
import { jsonb } from '../database/database.ts';

export type Claim =
  | { kind: 'claimed' }
  | { kind: 'answered'; response: object }
  /** It was done before, and its response was not stored. */
  | { kind: 'done' }
  /** Somebody else works on the same request at this moment. */
  | { kind: 'running' }
  /** The key was sent with another request before. */
  | { kind: 'other' };

/** After this, a request whose process died may be processed again. */
const TAKEN_MS = 60_000;

interface RequestToClaim {
  id: string;
  enterpriseId: string;
  fingerprint: string;
  now: Date;
}

/** Claims a request for this process, unless it has been completed or is being processed elsewhere. */
export async function claimRequest(db: Database, { id, enterpriseId, fingerprint, now }: RequestToClaim): Promise<Claim> {
  const takenUntil = new Date(now.getTime() + TAKEN_MS);
  const claimed = await db
    .insertInto('employer_request')
    .values({ id, enterprise_id: enterpriseId, fingerprint, taken_until: takenUntil, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ taken_until: takenUntil })
        .where('employer_request.answer', 'is', null)
        .where('employer_request.done_at', 'is', null)
        .where('employer_request.fingerprint', '=', fingerprint)
        .where('employer_request.taken_until', '<=', now),
    )
    .returning('id')
    .executeTakeFirst();
  if (claimed) return { kind: 'claimed' };
  const before = await db
    .selectFrom('employer_request')
    .select(['fingerprint', 'answer', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (before && before.fingerprint !== fingerprint) return { kind: 'other' };
  if (before?.answer) return { kind: 'answered', response: before.answer };
  return before?.done_at ? { kind: 'done' } : { kind: 'running' };
}

export async function keepResponse(db: Database, id: string, response: object): Promise<void> {
  await db
    .updateTable('employer_request')
    .set({ answer: jsonb(response) })
    .where('id', '=', id)
    .execute();
}

/** Marks a request as done without storing its response. */
export async function markDone(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('employer_request').set({ done_at: now }).where('id', '=', id).execute();
}

/** Releases a request that changed nothing, so that it may be sent again. */
export async function releaseRequest(db: Database, id: string): Promise<void> {
  await db.deleteFrom('employer_request').where('id', '=', id).where('answer', 'is', null).where('done_at', 'is', null).execute();
}

/** Deletes requests that are too old to be repeated. */
export async function forgetRequests(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('employer_request').where('created_at', '<', before).execute();
}
