import type { Selectable } from 'kysely';
import type { FileCategory } from '@hirehq/shared-contracts/codes';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FileTable } from '../../../platform/database/tables/files.ts';

export type FileRow = Selectable<FileTable>;

export interface NewFile {
  candidateId: string | null;
  storageKey: string;
  category: FileCategory;
  recordId?: string | undefined;
  fileName: string;
  contentType: string;
  size: number;
}

export async function insertFile(db: Database, file: NewFile): Promise<FileRow> {
  return db
    .insertInto('file')
    .values({
      id: newId(),
      candidate_id: file.candidateId,
      storage_key: file.storageKey,
      category: file.category,
      record_id: file.recordId ?? null,
      file_name: file.fileName,
      content_type: file.contentType,
      size: file.size,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function filesOfRecords(db: Database, candidateId: string, category: FileCategory): Promise<FileRow[]> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('category', '=', category)
    .where('record_id', 'is not', null)
    .orderBy('created_at')
    .execute();
}

/** True if the candidate owns the record that a file is attached to: a work history (SHOWCASE) or an education (EDUCATION). */
export async function ownsRecord(
  db: Database,
  candidateId: string,
  table: 'work_history' | 'education',
  recordId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', recordId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes rows; returns the storage keys whose bytes can be removed after the commit. */
export async function deleteFile(
  db: Database,
  candidateId: string,
  category: FileCategory,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('file')
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .where('category', '=', category)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}

export async function deleteFilesOfRecord(db: Database, candidateId: string, recordId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('file')
    .where('candidate_id', '=', candidateId)
    .where('record_id', '=', recordId)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Makes a file the profile photo; returns the storage key of the previous one. */
export async function replaceProfileFile(db: Database, candidateId: string, fileId: string): Promise<string | undefined> {
  const before = await db
    .selectFrom('candidate')
    .select('media_file')
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst();
  await db.updateTable('candidate').set({ media_file: fileId }).where('id', '=', candidateId).execute();
  return before?.media_file ? deleteFile(db, candidateId, 'PROFILE', before.media_file) : undefined;
}
