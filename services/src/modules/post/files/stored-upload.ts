import type { FileCategory } from '@hirehq/shared-contracts/codes';
import type { Transaction } from '../../../platform/database/database.ts';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Services } from '../../../platform/module.ts';
import { acceptUpload } from './accept-upload.ts';
import { ACCEPTED_TYPES } from './accepted-types.ts';
import { insertFile, type FileRow } from './files.store.ts';
import { refuseOverQuota } from './storage-quota.ts';

interface UploadOf {
  /** Null for a visitor's upload; the caller limits those. */
  candidateId: string | null;
  category: FileCategory;
  recordId?: string | undefined;
}

/**
 * Checks an upload, stores its bytes as `withStoredFiles` does, and runs `record` with its row in the transaction; returns what
 * `record` returns.
 * Refuses with FILE_TYPE_REFUSED, with STORAGE_QUOTA_REACHED, and pictures as `acceptUpload` does.
 */
export async function storeUpload<Payload>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  upload: UploadedFile | undefined,
  of: UploadOf,
  record: (trx: Transaction, file: FileRow) => Promise<Payload>,
): Promise<Payload> {
  if (!upload) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  const accepted = await acceptUpload(upload, ACCEPTED_TYPES[of.category], { owner: of.candidateId ?? undefined });
  if (!accepted) throw new Refusal('FILE_TYPE_REFUSED');
  return withStoredFiles(files, [accepted], ([{ data, ...stored }]) =>
    db.transaction().execute(async (trx) => {
      const { candidateId, category } = of;
      const size = data.byteLength;
      if (candidateId !== null) await refuseOverQuota(trx, candidateId, { category, bytes: size });
      return record(trx, await insertFile(trx, { ...of, ...stored, size }));
    }),
  );
}
