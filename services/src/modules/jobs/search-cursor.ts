import { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';

const milliseconds = z.int().min(-62_135_596_800_000).max(253_402_300_799_999);
/**
 * Where a page ended: rank, posting time, job id; since when jobs were ranked, where not all of them were; and the
 * reading of the keyword that found them.
 */
const cursorSchema = z.tuple([
  z.int().min(0).max(100_000),
  milliseconds,
  z.uuid(),
  milliseconds.nullable().optional(),
  z.int().min(0).max(9).optional(),
]);
export type SearchCursor = z.infer<typeof cursorSchema>;

export const encodeCursor = (cursor: SearchCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Reads a cursor that came from outside; anything but one of ours is refused. */
export function decodeCursor(text: string): SearchCursor {
  try {
    if (text.length <= 200) return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    // Refused below, like a cursor that is too long.
  }
  throw new Refusal('VALIDATION_FAILED', {
    message: 'This cursor is not one of ours.',
    fields: { after: 'Pass the endCursor of the page before.' },
  });
}
