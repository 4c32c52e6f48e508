import { MAX_UPLOAD_BYTES, RESUME_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import { hasFormat } from '@hirehq/shared-ui';

export type ResumeProblem = 'type' | 'size' | 'empty';

const MAX_TITLE = 200;

/** For the `accept` of a file field. */
export const RESUME_ACCEPT = RESUME_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Megabytes a résumé may have. */
export const RESUME_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** What is wrong with a file as a résumé, as far as can be seen here; undefined for nothing. */
export async function resumeProblem(file: File): Promise<ResumeProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (!(await hasFormat(file, RESUME_EXTENSIONS))) return 'type';
  return file.size > MAX_UPLOAD_BYTES ? 'size' : undefined;
}

/** What a résumé is called: its file name without the ending. */
export function resumeTitle(fileName: string): string {
  return (fileName.replace(/\.[a-z0-9]+$/i, '').trim() || fileName).slice(0, MAX_TITLE);
}
