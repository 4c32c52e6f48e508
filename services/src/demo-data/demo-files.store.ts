import { readFileSync } from 'node:fs';
import { newId } from '../platform/ids/new-id.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { FileTable } from '../platform/database/tables/files.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { DemoCandidate } from './demo-candidates.ts';
import { demoPdf } from './demo-conversations.ts';

type DemoFiles = NonNullable<DemoCandidate['files']>;
const PITCH_SECONDS = 8;

/** A file that was drawn for the demo: no picture of anybody. */
const drawn = (name: string) => readFileSync(new URL(`data/files/${name}`, import.meta.url));

/** Photo, résumés, showcase and pitch of a demo candidate; does nothing if they already have files. */
export async function storeFiles(
  { trx, files, now }: { trx: Transaction; files: FileStore; now: Date },
  candidateId: string,
  { photo, resumes = [], showcase, pitch }: DemoFiles,
): Promise<void> {
  const of = { candidate_id: candidateId };
  const known = await trx.selectFrom('file').select('id').where('candidate_id', '=', candidateId).limit(1).executeTakeFirst();
  if (known) return;

  const store = async (file: Pick<FileTable, 'category' | 'file_name' | 'content_type'>, bytes: Buffer, recordId?: string) => {
    const id = newId();
    const storage_key = await files.put(bytes, { unscanned: true });
    await trx
      .insertInto('file')
      .values({ ...of, ...file, id, storage_key, record_id: recordId ?? null, size: bytes.length })
      .execute();
    return id;
  };

  if (photo) {
    const id = await store({ category: 'PROFILE', file_name: photo, content_type: 'image/png' }, drawn(photo));
    await trx.updateTable('candidate').set({ media_file: id }).where('id', '=', candidateId).execute();
  }
  for (const title of resumes) {
    const file = { category: 'RESUME', file_name: `${title}.pdf`, content_type: 'application/pdf' } as const;
    const fileId = await store(file, demoPdf(title));
    await trx
      .insertInto('resume')
      .values({ ...of, id: newId(), file_id: fileId, title })
      .execute();
  }
  const work = await trx
    .selectFrom('work_history')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .orderBy('worked_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (showcase && work)
    await store({ category: 'SHOWCASE', file_name: showcase, content_type: 'image/png' }, drawn(showcase), work.id);
  if (!pitch) return;
  const bytes = drawn(pitch);
  await trx
    .insertInto('video')
    .values({
      ...of,
      id: newId(),
      state: 'READY',
      file_name: pitch,
      content_type: 'video/webm',
      size: bytes.length,
      received: bytes.length,
      duration: PITCH_SECONDS,
      storage_key: await files.put(bytes, { unscanned: true }),
      is_clean: true,
      created_at: now,
      changed_at: now,
    })
    .execute();
}
