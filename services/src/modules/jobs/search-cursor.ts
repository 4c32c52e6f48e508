import { z } from 'zod';
import { readEndCursor } from '../../platform/http/cursor.ts';
import { cursorMoment } from '../../platform/http/time-cursor.ts';

/**
 * Where a page ended: rank, posting time, job id; the time since which jobs were ranked, if not all of them were; and the
 * interpretation of the keyword that found them.
 */
const cursorSchema = z.tuple([
  z.int().min(0).max(100_000),
  cursorMoment,
  z.uuid(),
  cursorMoment.nullable().optional(),
  z.int().min(0).max(9).optional(),
]);
export type SearchCursor = z.infer<typeof cursorSchema>;

/** Reads an untrusted cursor; refuses an invalid one. */
export const readSearchCursor = (after: string): SearchCursor => readEndCursor(cursorSchema, after);
