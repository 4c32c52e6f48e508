import { MAX_UPLOAD_BYTES, RESUME_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import { hasFormat } from '@hirehq/shared-ui';

export type ResumeProblem = 'type' | 'size' | 'empty';

const MAX_TITLE = 200;

/** The `accept` attribute of the file field. */
export const RESUME_ACCEPT = RESUME_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Maximum size of a résumé, in megabytes. */
export const RESUME_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** Why a file is not accepted as a résumé, as far as the browser can tell; undefined if it is. */
export async function resumeProblem(file: File): Promise<ResumeProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (!(await hasFormat(file, RESUME_EXTENSIONS))) return 'type';
  return file.size > MAX_UPLOAD_BYTES ? 'size' : undefined;
}

/** The title of a résumé: its file name without the extension. */
export function resumeTitle(fileName: string): string {
  return (fileName.replace(/\.[a-z0-9]+$/i, '').trim() || fileName).slice(0, MAX_TITLE);
}
