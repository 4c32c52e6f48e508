import type { FileCategory } from '@hirehq/shared-contracts/codes';
import { isDatabaseAway } from '../../platform/database-away.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Services } from '../../platform/module.ts';
import { ACCEPTED_TYPES, acceptedContentType } from './accepted-types.ts';
import { insertFile, type NewFile } from './files.store.ts';
import { safeFileName } from './stored-upload.ts';

export type KeptUpload = Pick<NewFile, 'storageKey' | 'fileName' | 'contentType' | 'size'>;

/** Checks uploads, keeps their bytes and runs `work` with them; when it fails the bytes go again. Refuses with FILE_TYPE_REFUSED. */
export async function withKeptUploads<Answer>(
  { files }: Pick<Services, 'files'>,
  uploads: readonly UploadedFile[],
  category: FileCategory,
  work: (kept: readonly KeptUpload[]) => Promise<Answer>,
): Promise<Answer> {
  const kept: KeptUpload[] = [];
  try {
    for (const upload of uploads) {
      const contentType = await acceptedContentType(upload, ACCEPTED_TYPES[category]);
      if (!contentType) throw new Refusal('FILE_TYPE_REFUSED');
      kept.push({
        storageKey: await files.put(upload.data),
        fileName: safeFileName(upload.fileName),
        contentType,
        size: upload.data.byteLength,
      });
    }
    return await work(kept);
  } catch (error) {
    // A connection that broke at the end may have stored the rows.
    if (!isDatabaseAway(error)) for (const { storageKey } of kept) await files.remove(storageKey);
    throw error;
  }
}

/** Writes kept uploads down as files of a candidate. */
export async function addKeptFiles(
  trx: Transaction,
  of: Pick<NewFile, 'candidateId' | 'category' | 'recordId'>,
  kept: readonly KeptUpload[],
): Promise<void> {
  for (const upload of kept) await insertFile(trx, { ...of, ...upload });
}
