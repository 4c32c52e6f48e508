import { MAX_UPLOAD_BYTES } from '@hirehq/shared-contracts/codes';
import { hasFormat } from '@hirehq/shared-ui';

export type FileProblem = 'type' | 'size' | 'empty';

/** Maximum size of a file, in megabytes. */
export const MAX_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** The `accept` attribute of a file field. */
export const acceptOf = (extensions: readonly string[]): string => extensions.map((each) => `.${each}`).join(',');

/** Extensions for a text: `PDF, DOC, DOCX`. */
export const namesOf = (extensions: readonly string[]): string =>
  extensions
    .filter((each) => each !== 'jpeg')
    .map((each) => each.toUpperCase())
    .join(', ');

type Picture = Parameters<typeof hasFormat>[1][number];

/** Videos, whose first bytes only the services check. */
const UNCHECKED: ReadonlySet<string> = new Set(['mp4', 'webm']);
const isChecked = (extension: string): extension is Picture => !UNCHECKED.has(extension);

/** Why a file is not accepted, as far as the browser can tell; undefined if it is. */
export async function fileProblem(
  file: File,
  extensions: readonly (Picture | 'mp4' | 'webm')[],
): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'empty';
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const isUnchecked = UNCHECKED.has(ending) && extensions.some((each) => each === ending);
  if (!isUnchecked && !(await hasFormat(file, extensions.filter(isChecked)))) return 'type';
  return file.size > MAX_UPLOAD_BYTES ? 'size' : undefined;
}
