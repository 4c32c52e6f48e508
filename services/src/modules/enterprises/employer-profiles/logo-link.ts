import type { FileStore } from '../../../platform/files/file-store.ts';

/** Employers' logos and icons are PNG files; their links do not expire, because cached pages still show them. */
export function logoLink(files: FileStore, key: string | null): string | null {
  return key ? files.link({ key, fileName: 'logo.png', contentType: 'image/png' }) : null;
}
