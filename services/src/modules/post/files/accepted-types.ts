import { fileTypeFromBuffer } from 'file-type';
import type { FileCategory } from '@hirehq/shared-contracts/codes';
import { withoutVideoMetadata } from '../../../platform/video/without-video-metadata.ts';
import type { PictureFormat } from './re-encode-picture.ts';
import { withoutAuthors } from './without-authors.ts';

export interface AcceptedType {
  contentType: string;
  extensions: readonly string[];
  /** The type detected from the bytes, if it differs from the content type. */
  sniffedAs?: string;
  alsoHolds?: Buffer;
  /** Re-encoded before it is stored. */
  picture?: PictureFormat;
  /** Removes what the file says about its owner besides its content; undefined for a broken file. */
  withoutMetadata?: (data: Buffer) => Promise<Buffer | undefined>;
}

const PDF: AcceptedType = { contentType: 'application/pdf', extensions: ['pdf'] };
// Every old Office file is a CFB container; only Word files have this stream.
const DOC: AcceptedType = {
  contentType: 'application/msword',
  extensions: ['doc'],
  sniffedAs: 'application/x-cfb',
  alsoHolds: Buffer.from('WordDocument', 'utf16le'),
};
const DOCX: AcceptedType = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extensions: ['docx'],
  withoutMetadata: withoutAuthors,
};
export const PNG: AcceptedType = { contentType: 'image/png', extensions: ['png'], picture: 'png' };
export const JPEG: AcceptedType = { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], picture: 'jpeg' };
const GIF: AcceptedType = { contentType: 'image/gif', extensions: ['gif'], picture: 'gif' };
const MP4: AcceptedType = { contentType: 'video/mp4', extensions: ['mp4'], withoutMetadata: withoutVideoMetadata };
const WEBM: AcceptedType = { contentType: 'video/webm', extensions: ['webm'], withoutMetadata: withoutVideoMetadata };

const WRITINGS = [PDF, DOC, DOCX];
export const PICTURES = [PNG, JPEG, GIF];
/** Types of files that can be attached to a message (§5). */
export const ATTACHMENTS = [PNG, JPEG, ...WRITINGS];

export const ACCEPTED_TYPES: Readonly<Record<FileCategory, readonly AcceptedType[]>> = {
  RESUME: WRITINGS,
  PROFILE: [...PICTURES, MP4, WEBM],
  SHOWCASE: [...PICTURES, ...WRITINGS],
  EDUCATION: [...PICTURES, ...WRITINGS],
  CANDIDATE_OFFER: [...PICTURES, ...WRITINGS],
  BACKGROUND: [...PICTURES, ...WRITINGS],
};

interface Upload {
  fileName: string;
  contentType: string;
  data: Uint8Array;
}

/** The type of an upload if its name, declared type and bytes match the same accepted type. */
export async function acceptedType(upload: Upload, accepted: readonly AcceptedType[]): Promise<AcceptedType | undefined> {
  const extension = /\.([a-z0-9]+)$/i.exec(upload.fileName)?.[1]?.toLowerCase() ?? '';
  const named = accepted.find((type) => type.extensions.includes(extension));
  if (!named) return undefined;
  const declared = upload.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const declaresNothing = declared === '' || declared === 'application/octet-stream';
  if (!declaresNothing && declared !== named.contentType) return undefined;
  const sniffed = await fileTypeFromBuffer(upload.data);
  if (sniffed?.mime !== (named.sniffedAs ?? named.contentType)) return undefined;
  if (named.alsoHolds && !Buffer.from(upload.data).includes(named.alsoHolds)) return undefined;
  return named;
}
