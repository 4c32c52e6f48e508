import type { Call } from '@hirehq/shared-contracts/rest';
import { ERROR_CODES, type ErrorCode } from '@hirehq/shared-contracts/error-codes';

const CODES_OF_CHANGES: readonly ErrorCode[] = ['CONFLICT', 'LIMIT_REACHED', 'STORAGE_FULL'];
const CODES_OF_FILES: readonly ErrorCode[] = ['STORAGE_QUOTA_REACHED', 'STORAGE_FULL'];

/** Refusals by status that the documents of the APIs name for a call, each with a description; further ones are possible. */
export function refusalStatuses({ method, multipart, makesFile }: Call): Record<string, string> {
  const storesFiles = makesFile === true || (multipart?.maxFiles ?? 0) > 0;
  const codes = new Set([...(method === 'GET' ? [] : CODES_OF_CHANGES), ...(storesFiles ? CODES_OF_FILES : [])]);
  const byStatus = new Map<string, string[]>();
  for (const code of codes) {
    const { statusCode, errorMessage } = ERROR_CODES[code];
    byStatus.set(String(statusCode), [...(byStatus.get(String(statusCode)) ?? []), `\`${code}\`: ${errorMessage}`]);
  }
  return Object.fromEntries([...byStatus].map(([status, texts]) => [status, texts.join('\n\n')]));
}
