import type { Selectable } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database } from '../../../platform/database/database.ts';
import { atVersion } from '../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import type { EducationTable } from '../../../platform/database/tables/candidates.ts';

export type EducationRow = Selectable<EducationTable>;
type Entry = Omit<EducationRow, 'id' | 'candidate_id' | 'version'>;

export async function educationsOf(db: Database, candidateId: string): Promise<EducationRow[]> {
  return db
    .selectFrom('education')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('studied_till', (order) => order.desc().nullsFirst())
    .orderBy('institution')
    .execute();
}

export async function insertEducation(db: Database, candidateId: string, entry: Entry): Promise<EducationRow> {
  return db
    .insertInto('education')
    .values({ id: newId(), candidate_id: candidateId, ...entry })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined if this candidate has no such education with an expected version. */
export async function updateEducation(
  db: Database,
  candidateId: string,
  { id, expected }: { id: string; expected: ExpectedVersion },
  entry: Entry,
): Promise<EducationRow | undefined> {
  return db
    .updateTable('education')
    .set(entry)
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .returningAll()
    .executeTakeFirst();
}

/** False if the candidate has no such record with an expected version. */
export async function deleteEducation(
  db: Database,
  candidateId: string,
  { id, expected }: { id: string; expected: ExpectedVersion },
): Promise<boolean> {
  const result = await db
    .deleteFrom('education')
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
