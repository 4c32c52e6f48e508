import type { z } from 'zod';
import { Refusal } from '../refusals/refusal.ts';

const MAX_CURSOR = 200;

/** Encodes where a page ended, for a request for the next one. */
export const encodeCursor = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Decodes an untrusted cursor; undefined if it is invalid. */
export function decodeCursor<Place>(schema: z.ZodType<Place>, text: string): Place | undefined {
  if (text.length > MAX_CURSOR) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Reads the `after` of a GraphQL connection; throws VALIDATION_FAILED if it is invalid. */
export function readEndCursor<Place>(schema: z.ZodType<Place>, after: string): Place {
  const place = decodeCursor(schema, after);
  if (place === undefined)
    throw new Refusal('VALIDATION_FAILED', {
      message: 'This cursor is not valid.',
      fields: { after: 'is not a valid cursor. Pass the endCursor of the previous page.' },
    });
  return place;
}
