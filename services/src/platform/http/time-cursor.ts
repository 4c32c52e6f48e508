import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { Refusal } from './refusal.ts';

/** Where a page ended, in a list ordered by time (whole milliseconds) and id. */
export interface TimeCursor {
  at: Date;
  id: string;
}

/** A moment PostgreSQL can hold, of the years 1 to 9999. */
export const cursorMoment = z.int().min(-62_135_596_800_000).max(253_402_300_799_999);

const cursorSchema = z.tuple([cursorMoment, z.uuid()]);

/** Reads `cursor`; throws VALIDATION_FAILED for one that is not ours. */
export function readCursor(cursor: string | undefined): TimeCursor | undefined {
  if (cursor === undefined) return undefined;
  const place = decodeCursor(cursorSchema, cursor);
  if (!place) throw new Refusal('VALIDATION_FAILED', { fields: { cursor: 'is not a valid cursor. Pass the nextCursor of the previous page.' } });
  const [time, id] = place;
  return { at: new Date(time), id };
}

/** A page of a list that was asked for one record more than it shows. */
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
