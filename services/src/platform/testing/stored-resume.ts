import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** A résumé of a candidate, or of a visitor; its file has no bytes. */
export async function storedResume(db: Database, candidateId: string | null): Promise<{ id: string; title: string }> {
  const [id, fileId, title] = [randomUUID(), randomUUID(), 'My résumé'];
  await db
    .insertInto('file')
    .values({
      id: fileId,
      candidate_id: candidateId,
      storage_key: randomUUID(),
      category: 'RESUME',
      file_name: 'cv.pdf',
      content_type: 'application/pdf',
      size: 3,
    })
    .execute();
  await db.insertInto('resume').values({ id, candidate_id: candidateId, file_id: fileId, title }).execute();
  return { id, title };
}
