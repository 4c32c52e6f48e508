import type { z } from 'zod';
import { Refusal } from '../http/refusal.ts';

const MAX_CURSOR = 200;

/** Where a page ended, to be passed on by whoever asks for the next one. */
export const encodeCursor = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Reads what came from outside; undefined for anything but a cursor of ours. */
export function decodeCursor<Place>(schema: z.ZodType<Place>, text: string): Place | undefined {
  if (text.length > MAX_CURSOR) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Reads the `after` of a GraphQL connection; throws VALIDATION_FAILED for one that is not ours. */
export function readEndCursor<Place>(schema: z.ZodType<Place>, after: string): Place {
  const place = decodeCursor(schema, after);
  if (place === undefined)
    throw new Refusal('VALIDATION_FAILED', {
      message: 'This cursor is not one of ours.',
      fields: { after: 'Pass the endCursor of the page before.' },
    });
  return place;
}
