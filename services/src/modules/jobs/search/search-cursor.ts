import { z } from 'zod';
import { readEndCursor } from '../../../platform/ids/cursor.ts';
import { cursorMoment } from '../../../platform/ids/time-cursor.ts';

/**
 * Where a page ended: rank, posting time, job id; since when jobs were ranked, where not all of them were; and the
 * reading of the keyword that found them.
 */
const cursorSchema = z.tuple([
  z.int().min(0).max(100_000),
  cursorMoment,
  z.uuid(),
  cursorMoment.nullable().optional(),
  z.int().min(0).max(9).optional(),
]);
export type SearchCursor = z.infer<typeof cursorSchema>;

/** Reads a cursor that came from outside; anything but one of ours is refused. */
export const readSearchCursor = (after: string): SearchCursor => readEndCursor(cursorSchema, after);
