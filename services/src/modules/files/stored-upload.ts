import { basename } from 'node:path/win32';
import type { FileCategory } from '@hirehq/shared-contracts/codes';
import { isDatabaseAway } from '../../platform/database-away.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Services } from '../../platform/module.ts';
import { acceptedContentType, ACCEPTED_TYPES } from './accepted-types.ts';
import { insertFile, type FileRow } from './files.store.ts';

interface UploadOf {
  candidateId: string | null;
  category: FileCategory;
  recordId?: string | undefined;
}

/** Without folders and control characters; what is offered on saving. */
export function safeFileName(fileName: string): string {
  const name = basename(fileName)
    .replaceAll(/[\p{Cc}"<>|:*?]/gu, '')
    .trim();
  const extension = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';
  return name.length > 120 ? name.slice(0, 120 - extension.length) + extension : name;
}

/**
 * Checks an upload, keeps its bytes, and runs `record` with its row in one transaction; what `record` answers is
 * answered. Refuses with FILE_TYPE_REFUSED. When the transaction fails the bytes go again.
 */
export async function storeUpload<Answer>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  upload: UploadedFile | undefined,
  of: UploadOf,
  record: (trx: Transaction, file: FileRow) => Promise<Answer>,
): Promise<Answer> {
  if (!upload) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  const contentType = await acceptedContentType(upload, ACCEPTED_TYPES[of.category]);
  if (!contentType) throw new Refusal('FILE_TYPE_REFUSED');
  const storageKey = await files.put(upload.data);
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await insertFile(trx, {
        ...of,
        storageKey,
        fileName: safeFileName(upload.fileName),
        contentType,
        size: upload.data.byteLength,
      });
      return record(trx, row);
    });
  } catch (error) {
    // A connection that broke at the end may have stored the row.
    if (!isDatabaseAway(error)) await files.remove(storageKey);
    throw error;
  }
}
