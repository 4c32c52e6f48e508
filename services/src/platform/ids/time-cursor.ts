import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { Refusal } from '../refusals/refusal.ts';

/** Position in a list ordered by time (whole milliseconds) and id. */
export interface TimeCursor {
  at: Date;
  id: string;
}

/** A time that PostgreSQL can hold, in the years 1 to 9999. */
export const cursorMoment = z.int().min(-62_135_596_800_000).max(253_402_300_799_999);

const cursorSchema = z.tuple([cursorMoment, z.uuid()]);

/** Reads `cursor`; throws VALIDATION_FAILED if it is invalid. */
export function readCursor(cursor: string | undefined): TimeCursor | undefined {
  if (cursor === undefined) return undefined;
  const place = decodeCursor(cursorSchema, cursor);
  if (!place)
    throw new Refusal('VALIDATION_FAILED', {
      fields: { cursor: 'is not a valid cursor. Pass the nextCursor of the previous page.' },
    });
  const [time, id] = place;
  return { at: new Date(time), id };
}

/** A page from a query that fetched one record more than the page shows. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  { item, cursor }: { item: (row: Row) => Item; cursor: (row: Row) => TimeCursor },
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const end = last && cursor(last);
  return {
    items: shown.map(item),
    nextCursor: end ? encodeCursor([end.at.getTime(), end.id]) : null,
  };
}
