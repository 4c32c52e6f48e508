import type { FileCategory } from '@hirehq/shared-contracts/codes';
import type { StoredFile } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Services } from '../../../platform/module.ts';
import { fileResponse } from './file-response.ts';
import { deleteFile, ownsRecord, replaceProfileFile } from './files.store.ts';
import { storeUpload } from './stored-upload.ts';

const RECORD_TABLES: Partial<Record<FileCategory, 'work_history' | 'education'>> = {
  SHOWCASE: 'work_history',
  EDUCATION: 'education',
};

interface NewUpload {
  category: FileCategory;
  recordId?: string | undefined;
}

/** Stores a file of a candidate on the record it belongs to. */
export async function addFile(
  services: Services,
  candidateId: string,
  { category, recordId }: NewUpload,
  upload: UploadedFile | undefined,
): Promise<StoredFile> {
  const table = RECORD_TABLES[category];
  if (category === 'RESUME')
    throw new Refusal('VALIDATION_FAILED', { fields: { category: 'must be sent to candidates/resume' } });
  if (table && !recordId) throw new Refusal('VALIDATION_FAILED', { fields: { recordId: 'is missing' } });
  if (table && recordId && !(await ownsRecord(services.db, candidateId, table, recordId))) throw new Refusal('NOT_FOUND');
  const of = { candidateId, category, recordId: table && recordId };
  const { row, replaced } = await storeUpload(services, upload, of, async (trx, file) => {
    await services.outbox.add(trx, 'profile.changed', { candidateId });
    return { row: file, replaced: category === 'PROFILE' ? await replaceProfileFile(trx, candidateId, file.id) : undefined };
  });
  if (replaced) await services.files.remove(replaced);
  return fileResponse(services.files, row);
}

/** Deletes a file of a candidate; NOT_FOUND if the candidate has no such file. */
export async function removeFile(
  { db, files, outbox }: Services,
  candidateId: string,
  category: FileCategory,
  id: string,
): Promise<true> {
  const key = await db.transaction().execute(async (trx) => {
    const deleted = await deleteFile(trx, candidateId, category, id);
    if (!deleted) throw new Refusal('NOT_FOUND');
    await outbox.add(trx, 'profile.changed', { candidateId });
    return deleted;
  });
  await files.remove(key);
  return true;
}
