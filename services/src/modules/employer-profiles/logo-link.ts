import type { FileStore } from '../../platform/files/file-store.ts';

/** Employers' logos and icons are kept as PNG; their links have no end, pages in caches go on showing them. */
export function logoLink(files: FileStore, key: string | null): string | null {
  return key ? files.link({ key, fileName: 'logo.png', contentType: 'image/png' }) : null;
}
