import type { Selectable } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database } from '../../../platform/database/database.ts';
import { atVersion } from '../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import type { WorkHistoryTable } from '../../../platform/database/tables/candidates.ts';

export type WorkHistoryRow = Selectable<WorkHistoryTable>;
type Entry = Omit<WorkHistoryRow, 'id' | 'candidate_id' | 'version'>;

export async function workHistoryOf(db: Database, candidateId: string): Promise<WorkHistoryRow[]> {
  return db
    .selectFrom('work_history')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('worked_till', (order) => order.desc().nullsFirst())
    .orderBy('worked_from', 'desc')
    .execute();
}

export async function insertWorkHistory(db: Database, candidateId: string, entry: Entry): Promise<WorkHistoryRow> {
  return db
    .insertInto('work_history')
    .values({ id: newId(), candidate_id: candidateId, ...entry })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined if this candidate has no such entry with an expected version. */
export async function updateWorkHistory(
  db: Database,
  candidateId: string,
  { id, expected }: { id: string; expected: ExpectedVersion },
  entry: Entry,
): Promise<WorkHistoryRow | undefined> {
  return db
    .updateTable('work_history')
    .set(entry)
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .returningAll()
    .executeTakeFirst();
}

/** False if the candidate has no such record with an expected version. */
export async function deleteWorkHistory(
  db: Database,
  candidateId: string,
  { id, expected }: { id: string; expected: ExpectedVersion },
): Promise<boolean> {
  const result = await db
    .deleteFrom('work_history')
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
