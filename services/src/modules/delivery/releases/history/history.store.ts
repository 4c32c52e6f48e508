import type { Insertable } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { ReleaseHistoryTable } from '../../../../platform/database/tables/releases.ts';

export type HistoryNote = Pick<Insertable<ReleaseHistoryTable>, 'at' | 'action' | 'acted_by' | 'outcome' | 'why'> &
  Partial<Pick<ReleaseHistoryTable, 'key_id' | 'remote' | 'version' | 'sequence'>>;

/** Adds to the history, in the transaction of what it describes. */
export async function noteHistory(trx: Database, notes: HistoryNote | readonly HistoryNote[]): Promise<void> {
  const rows: HistoryNote[] = 'action' in notes ? [notes] : [...notes];
  if (rows.length === 0) return;
  const nothing = { key_id: null, remote: null, version: null, sequence: null };
  await trx
    .insertInto('release_history')
    .values(rows.map((row) => ({ ...nothing, ...row })))
    .execute();
}
