import type { Database } from '../database/database.ts';
import { jsonb } from '../database/database.ts';

export type RequestState =
  /** It was not completed yet. */
  | { kind: 'open' }
  | { kind: 'answered'; response: object }
  /** It was completed, and its response was not stored. */
  | { kind: 'done' }
  /** The key belongs to another request. */
  | { kind: 'other' };

export interface IdentifiedRequest {
  id: string;
  enterpriseId: string;
  fingerprint: string;
}

/** How far a request is; undefined for one that is not known. */
export async function stateOfRequest(
  db: Database,
  { id, fingerprint }: Pick<IdentifiedRequest, 'id' | 'fingerprint'>,
): Promise<RequestState | undefined> {
  const row = await db
    .selectFrom('employer_request')
    .select(['fingerprint', 'answer', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) return { kind: 'other' };
  if (row.answer) return { kind: 'answered', response: row.answer };
  return { kind: row.done_at ? 'done' : 'open' };
}

/** Remembers which request the key belongs to, unless it belongs to one already. */
export async function rememberRequest(
  db: Database,
  { id, enterpriseId, fingerprint }: IdentifiedRequest,
  now: Date,
): Promise<void> {
  await db
    .insertInto('employer_request')
    .values({ id, enterprise_id: enterpriseId, fingerprint, taken_until: now, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function saveResponse(db: Database, id: string, response: object): Promise<void> {
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

/** Forgets a request that changed nothing: its key may be used for another one. */
export async function forgetRequest(db: Database, id: string): Promise<void> {
  await db.deleteFrom('employer_request').where('id', '=', id).where('answer', 'is', null).where('done_at', 'is', null).execute();
}

/** Deletes requests that are too old to be repeated. */
export async function forgetRequests(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('employer_request').where('created_at', '<', before).execute();
}
