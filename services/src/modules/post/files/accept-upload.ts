import { safeFileName } from '../../../platform/files/safe-file-name.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import { acceptedType, type AcceptedType } from './accepted-types.ts';
import { reEncodePicture, type PictureLimits } from './re-encode-picture.ts';

/** What may be stored: the cleaned name, the detected type, the bytes of a document without metadata, as far as it can be removed, or of a re-encoded picture. */
export interface AcceptedUpload {
  fileName: string;
  contentType: string;
  data: Buffer;
}

/**
 * Undefined for a file whose name, declared type and bytes do not match the same accepted type. A picture is refused with
 * PICTURE_BROKEN or PICTURE_TOO_LARGE.
 */
export async function acceptUpload(
  upload: UploadedFile,
  accepted: readonly AcceptedType[],
  limits?: PictureLimits,
): Promise<AcceptedUpload | undefined> {
  const fileName = safeFileName(upload.fileName);
  const type = await acceptedType({ ...upload, fileName }, accepted);
  if (!type) return undefined;
  const data = type.picture
    ? await reEncodePicture(upload.data, type.picture, limits)
    : type.withoutMetadata
      ? await type.withoutMetadata(upload.data)
      : upload.data;
  return data && { fileName, contentType: type.contentType, data };
}
