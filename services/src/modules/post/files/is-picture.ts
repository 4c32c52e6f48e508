import { fileTypeFromBuffer } from 'file-type';
import { PICTURES } from './accepted-types.ts';

/** True for the bytes of a picture of a type that is accepted. */
export async function isPicture(data: Uint8Array): Promise<boolean> {
  const mime = (await fileTypeFromBuffer(data))?.mime;
  return PICTURES.some(({ contentType }) => contentType === mime);
}
