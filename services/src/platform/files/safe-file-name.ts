import { basename } from 'node:path/win32';

const LONGEST = 120;
/** Control characters, direction marks and overrides, line separators, halves of surrogate pairs, and what Windows forbids. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\uFEFF"<>|:*?]/gu;

/** A safe name for downloads: without folders, and without characters that make it look like another name. */
export function safeFileName(fileName: string): string {
  const name = basename(fileName.replaceAll(UNSAFE, '')).trim();
  const extension = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';
  if (name === extension) return `file${extension}`;
  return name.length > LONGEST ? name.slice(0, LONGEST - extension.length).replace(/\p{Cs}$/u, '') + extension : name;
}

/** `filename*` of Content-Disposition (RFC 8187), also for names stored uncleaned. */
export const fileNameParameter = (fileName: string): string =>
  `filename*=UTF-8''${encodeURIComponent(safeFileName(fileName)).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
