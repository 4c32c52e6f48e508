import type { Selectable } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { ReleaseUploadTable } from '../../../../platform/database/tables/releases.ts';

export type UploadRow = Selectable<ReleaseUploadTable>;

/** An upload of the same text by the same key that can still be completed. */
export async function openUploadOf(
  db: Database,
  { keyId, source, signature, now }: { keyId: string; source: string; signature: string | null; now: Date },
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('release_upload')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('source', '=', source)
    .where('signature', 'is not distinct from', signature)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
}

export async function insertUpload(db: Database, row: UploadRow): Promise<void> {
  await db.insertInto('release_upload').values(row).execute();
}

/** An upload of this key that has not expired. */
export async function uploadOf(
  db: Database,
  { id, keyId, now }: { id: string; keyId: string; now: Date },
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('release_upload')
    .selectAll()
    .where('id', '=', id)
    .where('key_id', '=', keyId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function noteFinished(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('release_upload')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

export async function forgetUploads(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('release_upload').where('expires_at', '<=', now).execute();
}
