import { recordRefusalOf } from '../../../../platform/feed-source/feed-error.ts';
import type { FeedItem, FeedRecord } from '../fields/feed-record.ts';
import { idsInText, objectOf } from './read-field.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import type { JsonRecord } from './split/split-json.ts';
import { itemWatched, MOST_WATCHED } from './watched-record.ts';

interface ItemReader {
  /** The item of an element; undefined for an element that is not a posting. Throws RecordError. */
  itemOf: (value: Record<string, unknown>) => FeedItem | undefined;
  /** The id of an element for which `itemOf` throws. */
  idOf?: (value: Record<string, unknown>) => string | undefined;
  /** Extracts the id from the text of a record that is not valid JSON. */
  idInText: (text: string) => string | undefined;
  /** Keys at which a record may have its id. */
  idKeys: readonly string[];
}

/** The records of a JSON feed as items; broken ones are rejected individually. */
export async function* jsonItems(
  records: AsyncIterable<JsonRecord>,
  { itemOf, idOf, idInText, idKeys }: ItemReader,
): AsyncGenerator<FeedItem> {
  let read = 0;
  for await (const item of records) {
    if (!item.ok) {
      yield { kind: 'rejected', id: idInText(item.text), mentions: idsInText(item.text, idKeys), reason: item.reason };
      continue;
    }
    try {
      const found = itemWatched(objectOf(item.value), read++ < MOST_WATCHED, itemOf);
      if (found) yield found;
    } catch (error) {
      yield { kind: 'rejected', id: isRecord(item.value) ? idOf?.(item.value) : undefined, reason: recordRefusalOf(error) };
    }
  }
}

/** A function from an element to the item of its record. */
export const asItem =
  (recordOf: (value: Record<string, unknown>) => FeedRecord | undefined) =>
  (value: Record<string, unknown>): FeedItem | undefined => {
    const record = recordOf(value);
    return record && { kind: 'record', record };
  };

/** The id at that key, a string or a number. */
export function idAt(value: Record<string, unknown>, key: string): string | undefined {
  const id = value[key];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
