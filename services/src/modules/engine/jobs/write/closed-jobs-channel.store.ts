import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/database.ts';

/** Tells every process which jobs were closed. */
export const CLOSED_JOBS_CHANNEL = 'hirehq_closed_jobs';

/** A notification holds less than 8,000 bytes, and an id takes 37. */
const IDS_PER_NOTIFICATION = 200;

/** Sends the ids of closed jobs once the transaction is committed. */
export async function notifyOfClosed(trx: Transaction, ids: readonly string[]): Promise<void> {
  const payloads = Array.from({ length: Math.ceil(ids.length / IDS_PER_NOTIFICATION) }, (_, index) =>
    ids.slice(index * IDS_PER_NOTIFICATION, (index + 1) * IDS_PER_NOTIFICATION).join(' '),
  );
  for (const payload of payloads) await sql`select pg_notify(${CLOSED_JOBS_CHANNEL}, ${payload})`.execute(trx);
}

/** The ids in a notification; none if notifications may have been missed. */
export const closedIdsOf = (payload: string | undefined): string[] => payload?.split(' ') ?? [];
