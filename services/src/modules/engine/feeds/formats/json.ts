import { basename } from 'node:path';
import type { Feed } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { FEED_LIMITS } from '../../../../platform/feed-source/limits.ts';
import { idInText } from './read-field.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import { splitJson, type JsonRecord } from './split/split-json.ts';
import { splitLines } from './split/split-lines.ts';
import { FIELDS, type FeedMap } from './feed-map.ts';
import { createPathReader } from './field-path.ts';
import { jsonItems } from './json-items.ts';
import { mappedItem } from './mapped-item.ts';
import { expressionsOf } from './mapped-record.ts';
import { objectRow } from './object-row.ts';
import { RowConditions } from './row-conditions.ts';

const LISTS = ['jobs', 'items', 'data', 'results', 'postings', 'positions', 'vacancies', 'records', 'data.jobs'];

/** Why a text with one object may be no feed. */
export const LONE = 'it is a single object and not a list';

/** Reads the text until it has two lines. */
export async function firstLines(text: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length <= FEED_LIMITS.head && !hasSecondLine(start)) {
    const { value, done } = await text.next();
    if (done) break;
    start += value;
  }
  return start;
}

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
  const split: { isLone?: () => boolean } = {};
  // An id that is composed of several values is not in the text of a broken record.
  const idKeys = map.fields.id === undefined ? (FIELDS.id ?? []) : expressionsOf(map.fields.id);
  const idKey = map.fields.id === undefined ? 'id' : idKeys.length === 1 && /^\w+$/.test(idKeys[0] ?? '') ? idKeys[0] : undefined;
  const conditions = new RowConditions(map);
  const valuesAt = createPathReader();
  return {
    items: jsonItems(jsonRecords(source, map.list, split), {
      itemOf: (value) => mappedItem(objectRow(value, valuesAt), map, conditions),
      idInText: (text) => (idKey === undefined ? undefined : idInText(text, idKey)),
      idKeys: idKey === undefined ? [] : idKeys,
    }),
    announced: () => undefined,
    doubt: () => conditions.doubt(),
    caution: () => (split.isLone?.() ? LONE : undefined),
    sourceName: () => `json:${feedName(source)}`,
  };
}

/** The elements of the list at that path, or of one with a common name, or one object per line. */
export async function* jsonRecords(
  source: FeedSource,
  list: string | undefined,
  known: { isLone?: () => boolean } = {},
): AsyncGenerator<JsonRecord> {
  const text = readText(source);
  const start = await firstLines(text);
  async function* whole() {
    yield start;
    yield* text;
  }
  if (/\.(ndjson|jsonl)(\.gz)?$/i.test(source.name) || isLines(start)) {
    let objects = 0;
    known.isLone = () => objects === 1;
    for await (const record of splitLines(whole())) {
      objects++;
      yield record;
    }
  } else {
    const split = splitJson(whole(), { lists: list ? [list] : LISTS, isListRequired: list !== undefined });
    known.isLone = split.isLone;
    yield* split.records;
  }
}

const LOOKED_AT = 20;

/** True if the text begins with one object per line; one of the lines may be broken. */
export function isLines(start: string): boolean {
  const lines = start
    .trimStart()
    .split('\n', LOOKED_AT)
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = '', second = ''] = lines;
  if (!first.startsWith('{') || second === '') return false;
  const objects = lines.filter(isObject).length;
  if (isObject(first)) return second.startsWith('{');
  // In a list, there is a comma after each object but the last.
  return objects > 1 || (first.endsWith('}') && isObject(second));
}

function isObject(line: string): boolean {
  if (!line.startsWith('{') || !line.endsWith('}')) return false;
  try {
    return isRecord(JSON.parse(line));
  } catch {
    return false;
  }
}
