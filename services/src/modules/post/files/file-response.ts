import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import type { StoredFile } from '@hirehq/shared-contracts/rest';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { FileRow } from './files.store.ts';

/** With a `grant`, the link works only while the grant is valid, see ServiceModule.fileGrants. */
export function fileLink(
  files: FileStore,
  file: Pick<FileRow, 'storage_key' | 'file_name' | 'content_type'>,
  grant?: string,
): string {
  const link = { key: file.storage_key, fileName: file.file_name, contentType: file.content_type };
  return files.link({ ...link, ...(grant !== undefined && { grant }) }, FILE_LINK_SECONDS);
}

export function fileResponse(files: FileStore, file: FileRow): StoredFile {
  return {
    id: file.id,
    category: file.category,
    fileName: file.file_name,
    contentType: file.content_type,
    size: file.size,
    signedUrl: fileLink(files, file),
    createdTimestamp: file.created_at.toISOString(),
  };
}
