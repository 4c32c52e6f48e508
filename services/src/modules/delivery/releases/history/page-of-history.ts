import type { HistoryEntry } from '@hirehq/shared-contracts/delivery';
import { encodeCursor } from '../../../../platform/ids/cursor.ts';
import type { Services } from '../../../../platform/module.ts';
import { readNumberCursor } from '../number-cursor.ts';
import { listHistory, type HistoryRow } from './list-history.store.ts';

const entryOf = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  timestamp: row.at.toISOString(),
  action: row.action,
  by: row.acted_by,
  keyId: row.key_id,
  remote: row.remote,
  version: row.version,
  sequence: row.sequence,
  outcome: row.outcome,
  why: row.why,
});

/** The history, newest first, in pages. */
export async function pageOfHistory(
  { db }: Pick<Services, 'db'>,
  { cursor, limit, remote }: { cursor?: string | undefined; limit: number; remote?: string | undefined },
): Promise<{ items: HistoryEntry[]; nextCursor: string | null }> {
  const rows = await listHistory(db, { before: readNumberCursor(cursor), remote, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(entryOf), nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null };
}
