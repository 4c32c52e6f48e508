import { RecordError } from '../../../platform/feed-source/feed-error.ts';
import type { FeedItem, FeedRecord } from '../fields/feed-record.ts';
import { isRecord, objectOf } from './read-field.ts';
import type { JsonRecord } from './split-json.ts';

interface Reading {
  /** Throws RecordError; undefined for an element that is not a posting. */
  recordOf: (value: Record<string, unknown>) => FeedRecord | undefined;
  idOf: (value: Record<string, unknown>) => string | undefined;
  /** Extracts the id from the text of a record that is not valid JSON. */
  idInText: (text: string) => string | undefined;
}

/** The records of a JSON feed as items; broken ones are rejected individually. */
export async function* jsonItems(
  records: AsyncIterable<JsonRecord>,
  { recordOf, idOf, idInText }: Reading,
): AsyncGenerator<FeedItem> {
  for await (const item of records) {
    if (!item.ok) {
      yield { ok: false, id: idInText(item.text), reason: item.reason };
      continue;
    }
    try {
      const record = recordOf(objectOf(item.value));
      if (record) yield { ok: true, record };
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      yield { ok: false, id: isRecord(item.value) ? idOf(item.value) : undefined, reason: error.message };
    }
  }
}

/** The id at that key, a string or a number. */
export function idAt(value: Record<string, unknown>, key: string): string | undefined {
  const id = value[key];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
