import type { FileCategory } from '@hirehq/shared-contracts/codes';
import type { Transaction } from '../../../platform/database/database.ts';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Services } from '../../../platform/module.ts';
import { acceptUpload, type AcceptedUpload } from './accept-upload.ts';
import { ACCEPTED_TYPES } from './accepted-types.ts';
import { insertFile, type NewFile } from './files.store.ts';

export type StoredUpload = Pick<NewFile, 'storageKey' | 'fileName' | 'contentType' | 'size'>;

/** Checks uploads, stores their bytes and runs `work` with them, as `withStoredFiles` does. Refuses as `storeUpload` does. */
export async function withStoredUploads<Payload>(
  { files }: Pick<Services, 'files'>,
  uploads: readonly UploadedFile[],
  category: FileCategory,
  work: (kept: readonly StoredUpload[]) => Promise<Payload>,
): Promise<Payload> {
  const accepted: AcceptedUpload[] = [];
  for (const upload of uploads) {
    const each = await acceptUpload(upload, ACCEPTED_TYPES[category]);
    if (!each) throw new Refusal('FILE_TYPE_REFUSED');
    accepted.push(each);
  }
  return withStoredFiles(files, accepted, (stored) =>
    work(stored.map(({ data, ...named }) => ({ ...named, size: data.byteLength }))),
  );
}

/** Inserts rows for stored uploads, as files of a candidate. */
export async function addStoredFiles(
  trx: Transaction,
  of: Pick<NewFile, 'candidateId' | 'category' | 'recordId'>,
  kept: readonly StoredUpload[],
): Promise<void> {
  for (const upload of kept) await insertFile(trx, { ...of, ...upload });
}
