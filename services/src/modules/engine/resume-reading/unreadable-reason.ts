import type { UnreadableReason } from '@hirehq/shared-contracts/error-codes';
import { UnreadableFile } from './document-line.ts';

/** What V8 and Node say when a buffer, string, array or map cannot be made as large as it would have to be. */
const TOO_LARGE =
  /allocat|out of memory|invalid (?:typed )?array (?:buffer )?length|string longer|string length|maximum size|too large/i;

const messagesOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...messagesOf(error.cause)] : typeof error === 'string' ? [error] : [];

/** Why a reading failed: as its reader said, or by what went wrong in it. */
export function unreadableReasonOf(error: unknown): { reason: UnreadableReason; detail: string } {
  const detail = messagesOf(error).join(': ');
  const ranOut = error instanceof RangeError || (error instanceof UnreadableFile && error.cause instanceof RangeError);
  if (ranOut && TOO_LARGE.test(detail)) return { reason: 'TOO_LARGE', detail };
  return { reason: error instanceof UnreadableFile ? error.reason : 'DAMAGED', detail };
}
