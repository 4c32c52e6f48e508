import { fileTypeFromBuffer } from 'file-type';
import type { FileCategory } from '@hirehq/shared-contracts/codes';
import { withoutVideoMetadata } from '../../../platform/video/without-video-metadata.ts';
import { isPlainText } from './is-plain-text.ts';
import type { PictureFormat } from './re-encode-picture.ts';
import { withoutAuthors } from './without-authors.ts';

export interface AcceptedType {
  contentType: string;
  extensions: readonly string[];
  /** What browsers declare for it besides its content type. */
  alsoDeclaredAs?: readonly string[];
  /** The type detected from the bytes, if it differs from the content type; null for a format without a signature, whose first letters may be those of another one. */
  sniffedAs?: string | null;
  /** What the signature does not tell. */
  holds?: (data: Uint8Array) => boolean;
  /** Re-encoded before it is stored. */
  picture?: PictureFormat;
  /** Removes what the file says about its owner besides its content; undefined for a broken file. */
  withoutMetadata?: (data: Buffer) => Promise<Buffer | undefined>;
}

const PDF: AcceptedType = { contentType: 'application/pdf', extensions: ['pdf'] };
// Every old Office file is a CFB container; only Word files have this stream.
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const DOC: AcceptedType = {
  contentType: 'application/msword',
  extensions: ['doc'],
  sniffedAs: 'application/x-cfb',
  holds: (data) => Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(WORD_STREAM),
};
const DOCX: AcceptedType = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extensions: ['docx'],
  withoutMetadata: withoutAuthors,
};
const ODT: AcceptedType = {
  contentType: 'application/vnd.oasis.opendocument.text',
  extensions: ['odt'],
  withoutMetadata: withoutAuthors,
};
// Windows with Word installed declares RTF files as Word files.
const RTF: AcceptedType = {
  contentType: 'application/rtf',
  extensions: ['rtf'],
  alsoDeclaredAs: ['text/rtf', 'application/x-rtf', 'application/msword'],
};
const TEXT: AcceptedType = { contentType: 'text/plain', extensions: ['txt'], sniffedAs: null, holds: isPlainText };
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
  RESUME: [...WRITINGS, ODT, RTF, TEXT],
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
  if (!declaresNothing && ![named.contentType, ...(named.alsoDeclaredAs ?? [])].includes(declared)) return undefined;
  const { sniffedAs = named.contentType, holds } = named;
  if (sniffedAs !== null && (await fileTypeFromBuffer(upload.data))?.mime !== sniffedAs) return undefined;
  return holds?.(upload.data) === false ? undefined : named;
}
