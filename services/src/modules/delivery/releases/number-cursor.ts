import { z } from 'zod';
import { decodeCursor } from '../../../platform/ids/cursor.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';

const cursorSchema = z.tuple([z.int().min(0)]);

/** The number that a page of a list by number ended with; throws VALIDATION_FAILED if the cursor is invalid. */
export function readNumberCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const place = decodeCursor(cursorSchema, cursor);
  if (!place)
    throw new Refusal('VALIDATION_FAILED', {
      fields: { cursor: 'is not a valid cursor. Pass the nextCursor of the previous page.' },
    });
  return place[0];
}
