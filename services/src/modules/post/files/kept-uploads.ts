import type { FileCategory } from '@hirehq/shared-contracts/codes';
import { isDatabaseAway } from '../../../platform/database-away.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Services } from '../../../platform/module.ts';
import { acceptUpload } from './accept-upload.ts';
import { ACCEPTED_TYPES } from './accepted-types.ts';
import { insertFile, type NewFile } from './files.store.ts';

export type KeptUpload = Pick<NewFile, 'storageKey' | 'fileName' | 'contentType' | 'size'>;

/** Checks uploads, stores their bytes and runs `work` with them; removes the bytes if that fails. Refuses as `storeUpload` does. */
export async function withKeptUploads<Payload>(
  { files }: Pick<Services, 'files'>,
  uploads: readonly UploadedFile[],
  category: FileCategory,
  work: (kept: readonly KeptUpload[]) => Promise<Payload>,
): Promise<Payload> {
  const kept: KeptUpload[] = [];
  try {
    for (const upload of uploads) {
      const accepted = await acceptUpload(upload, ACCEPTED_TYPES[category]);
      if (!accepted) throw new Refusal('FILE_TYPE_REFUSED');
      const { data, ...named } = accepted;
      kept.push({ ...named, storageKey: await files.put(data), size: data.byteLength });
    }
    return await work(kept);
  } catch (error) {
    // If the connection broke during the commit, the rows may be stored.
    if (!isDatabaseAway(error)) for (const { storageKey } of kept) await files.remove(storageKey);
    throw error;
  }
}

/** Inserts rows for kept uploads, as files of a candidate. */
export async function addKeptFiles(
  trx: Transaction,
  of: Pick<NewFile, 'candidateId' | 'category' | 'recordId'>,
  kept: readonly KeptUpload[],
): Promise<void> {
  for (const upload of kept) await insertFile(trx, { ...of, ...upload });
}
