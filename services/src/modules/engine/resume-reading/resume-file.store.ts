import type { Database } from '../../../platform/database/database.ts';

/** The file of a candidate's own résumé. */
export async function resumeFile(
  db: Database,
  candidateId: string,
  id: string,
): Promise<{ storage_key: string; content_type: string } | undefined> {
  return db
    .selectFrom('resume')
    .innerJoin('file', 'file.id', 'resume.file_id')
    .select(['file.storage_key', 'file.content_type'])
    .where('resume.id', '=', id)
    .where('resume.candidate_id', '=', candidateId)
    .executeTakeFirst();
}
