import { RecordError, recordRefusalOf } from '../../../../platform/feed-source/feed-error.ts';
import type { FeedItem } from '../fields/feed-record.ts';
import type { FeedMap } from './feed-map.ts';
import { MappedRecord, mappedRecord, type Readable } from './mapped-record.ts';
import type { RowConditions } from './row-conditions.ts';

/** The item of a custom row: its posting, why it is left out, or why it is invalid. */
export function mappedItem(row: Readable, map: FeedMap, conditions: RowConditions): FeedItem {
  const record = new MappedRecord(row, map);
  const why = conditions.leftOut(row);
  if (why) return { kind: 'left-out', why, ids: why === 'closed' ? idsOf(record) : [] };
  try {
    return { kind: 'record', record: mappedRecord(record) };
  } catch (error) {
    return { kind: 'rejected', id: idOrNone(record), reason: recordRefusalOf(error) };
  }
}

/** The id that a custom row states; undefined if it has none, or none that can be read. */
export function idOrNone(record: MappedRecord): string | undefined {
  try {
    return record.one('id');
  } catch {
    // The id itself is invalid.
    return undefined;
  }
}

/** The ids under which the posting of a row may be stored, the most exact one first. */
function idsOf(record: MappedRecord): string[] {
  const id = idOrNone(record);
  if (id !== undefined) return [id];
  try {
    const { sourceId, rowId } = mappedRecord(record);
    return [rowId, sourceId].filter((each) => each !== undefined);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return [];
  }
}
