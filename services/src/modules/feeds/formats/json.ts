import { basename } from 'node:path';
import type { Feed } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { FEED_LIMITS } from '../../../platform/feed-source/limits.ts';
import { idInText, isRecord } from './read-field.ts';
import { readText } from '../../../platform/feed-source/read-text.ts';
import { splitJson, type JsonRecord } from './split-json.ts';
import { splitLines } from './split-lines.ts';
import type { FeedMap } from './feed-map.ts';
import { createPathReader } from './field-path.ts';
import { jsonItems } from './json-items.ts';
import { mappedItem } from './mapped-item.ts';
import { objectRow } from './object-row.ts';
import { RowConditions } from './row-conditions.ts';

const LISTS = ['jobs', 'items', 'data', 'results', 'postings', 'positions', 'vacancies', 'records', 'data.jobs'];

/** True once the text has more than one line with something in it. */
function hasSecondLine(start: string): boolean {
  const text = start.trimStart();
  const end = text.indexOf('\n');
  return end >= 0 && text.slice(end).trimStart() !== '';
}

/** The name of a file or host without its endings, for a source. */
export const feedName = (source: FeedSource): string =>
  basename(URL.canParse(source.name) ? new URL(source.name).hostname : source.name).replace(/(\.\w+)+$/, '') || 'feed';

/** Custom JSON: a list, a list in an object, or one object per line; fields by a map or by common names. */
export function jsonFeed(source: FeedSource, map: FeedMap): Feed {
  const [idKey = 'id'] = [map.fields.id ?? 'id'].flat();
  const conditions = new RowConditions(map);
  const valuesAt = createPathReader();
  return {
    items: jsonItems(jsonRecords(source, map.list), {
      itemOf: (value) => mappedItem(objectRow(value, valuesAt), map, conditions),
      idInText: (text) => idInText(text, idKey),
    }),
    announced: () => undefined,
    doubt: () => conditions.doubt(),
    sourceName: () => `json:${feedName(source)}`,
  };
}

/** The elements of the list at that path, or of one with a common name, or one object per line. */
export async function* jsonRecords(source: FeedSource, list: string | undefined): AsyncGenerator<JsonRecord> {
  const text = readText(source);
  let start = '';
  // If the first line is a complete object followed by another one, the file has one object per line.
  while (start.length <= FEED_LIMITS.head && !hasSecondLine(start)) {
    const { value, done } = await text.next();
    if (done) break;
    start += value;
  }
  async function* whole() {
    yield start;
    yield* text;
  }
  if (/\.(ndjson|jsonl)(\.gz)?$/i.test(source.name) || isLines(start)) yield* splitLines(whole());
  else yield* splitJson(whole(), { lists: list ? [list] : LISTS }).records;
}

/** True if the text begins with one object per line. */
export function isLines(start: string): boolean {
  const text = start.trimStart();
  const end = text.indexOf('\n');
  if (end < 0 || text[0] !== '{' || text.slice(end, end + 10_000).trimStart()[0] !== '{') return false;
  try {
    return isRecord(JSON.parse(text.slice(0, end)));
  } catch {
    return false;
  }
}
