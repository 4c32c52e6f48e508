import { MAX_UPLOAD_BYTES, RESUME_EXTENSIONS } from '@hirehq/shared-contracts/codes';

export type ResumeProblem = 'type' | 'size' | 'empty';

const MAX_TITLE = 200;

/** For the `accept` of a file field. */
export const RESUME_ACCEPT = RESUME_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Megabytes a résumé may have. */
export const RESUME_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** What is wrong with a file as a résumé, as far as can be seen here; undefined for nothing. */
export function resumeProblem({ name, size }: Pick<File, 'name' | 'size'>): ResumeProblem | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (!RESUME_EXTENSIONS.some((known) => known === extension)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_UPLOAD_BYTES ? 'size' : undefined;
}

/** What a résumé is called: its file name without the ending. */
export function resumeTitle(fileName: string): string {
  return (fileName.replace(/\.[a-z0-9]+$/i, '').trim() || fileName).slice(0, MAX_TITLE);
}
