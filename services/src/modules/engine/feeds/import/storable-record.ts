import { DAMAGED, NOT_VALID_TEXT } from '../../../../platform/feed-source/read-text.ts';
import type { FeedRecord } from '../fields/feed-record.ts';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A text for a report: without characters that change how it is shown or cannot be stored. */
export const printable = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}+/gu, '\ufffd');

const isStorableId = (id: string): boolean => id.isWellFormed() && !/\p{Cc}/u.test(id) && !id.includes(DAMAGED);

/** Why a record cannot be stored as it is, with its id if that can be trusted; undefined if it can. */
export function whyNotStorable(record: FeedRecord): { reason: string; id: string | undefined } | undefined {
  const { sourceId, rowId } = record;
  const isIdStorable = isStorableId(sourceId);
  if (JSON.stringify(record).includes(DAMAGED))
    // An id that is derived from the content is another one if that is damaged.
    return { reason: NOT_VALID_TEXT, id: isIdStorable && rowId === undefined ? sourceId : undefined };
  return isIdStorable ? undefined : { reason: 'the id has control characters or halves of characters', id: undefined };
}

/** True for an invalid value (class 22), a violated constraint (23) or a value above a limit (54), as opposed to an unavailable database. */
export function isDataError(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return ['22', '23', '54'].some((errorClass) => code.startsWith(errorClass));
}
