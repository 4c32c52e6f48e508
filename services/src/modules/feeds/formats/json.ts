import { basename } from 'node:path';
import { RecordError } from '../../../platform/feed-source/feed-error.ts';
import type { Feed } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { FEED_LIMITS } from '../../../platform/feed-source/limits.ts';
import { idInText, isRecord } from './read-field.ts';
import { readText } from '../../../platform/feed-source/read-text.ts';
import { splitJson, type JsonRecord } from './split-json.ts';
import { splitLines } from './split-lines.ts';
import type { FeedMap } from './feed-map.ts';
import { jsonItems } from './json-items.ts';
import { MappedRecord, commonName, mappedRecord, type Readable } from './mapped-record.ts';

const LISTS = ['jobs', 'items', 'data', 'results', 'postings', 'positions', 'vacancies', 'records', 'data.jobs'];
const SECOND_LINE = /\n\s*\S/;
const MOST_TEXTS = 400;

/** Custom JSON: a list, a list in an object, or one object per line; fields by a map or by common names. */
export function jsonFeed(source: FeedSource, map: FeedMap): Feed {
  const name = basename(URL.canParse(source.name) ? new URL(source.name).hostname : source.name).replace(/(\.\w+)+$/, '');
  const mapped = (value: Record<string, unknown>) => new MappedRecord(readableOf(value), map);
  const [idKey = 'id'] = [map.fields.id ?? 'id'].flat();
  return {
    items: jsonItems(records(source, map), {
      recordOf: (value) => mappedRecord(mapped(value)),
      idOf: (value) => idOrNone(mapped(value)),
      idInText: (text) => idInText(text, idKey),
    }),
    announced: () => undefined,
    sourceName: () => `json:${name || 'feed'}`,
  };
}

function idOrNone(record: MappedRecord): string | undefined {
  try {
    return record.one('id');
  } catch {
    // The id itself is invalid.
    return undefined;
  }
}

async function* records(source: FeedSource, map: FeedMap): AsyncGenerator<JsonRecord> {
  const text = readText(source);
  let start = '';
  // If the first line is a complete object followed by another one, the file has one object per line.
  while (start.length <= FEED_LIMITS.head && !SECOND_LINE.test(start.trimStart())) {
    const { value, done } = await text.next();
    if (done) break;
    start += value;
  }
  async function* whole() {
    yield start;
    yield* text;
  }
  if (/\.(ndjson|jsonl)(\.gz)?$/i.test(source.name) || isLines(start)) yield* splitLines(whole());
  else yield* splitJson(whole(), { lists: map.list ? [map.list] : LISTS }).records;
}

function isLines(start: string): boolean {
  const text = start.trimStart();
  const end = text.indexOf('\n');
  if (end < 0 || text[0] !== '{' || text.slice(end, end + 10_000).trimStart()[0] !== '{') return false;
  try {
    return isRecord(JSON.parse(text.slice(0, end)));
  } catch {
    return false;
  }
}

function readableOf(record: Record<string, unknown>): Readable {
  // A field found by a common name is a guess: a value that is not text is ignored.
  const names = Object.keys(record).filter((name) => !holdsObjects(record[name]));
  return {
    texts: (path) => textsIn(valuesAt(record, path.split('.')), path),
    common: (field) => commonName(field, names),
  };
}

const holdsObjects = (value: unknown): boolean => (Array.isArray(value) ? value.some(isRecord) : isRecord(value));

/** Values at a path; a list on the path, or at its end, contributes each of its elements. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => (Array.isArray(each) ? [] : valuesAt(each, path)));
  const [key, ...rest] = path;
  if (key === undefined) return [value];
  return isRecord(value) && Object.hasOwn(value, key) ? valuesAt(value[key], rest) : [];
}

function textsIn(values: readonly unknown[], path: string): string[] {
  return values.slice(0, MOST_TEXTS).flatMap((value) => {
    if (value === null || value === undefined) return [];
    if (typeof value === 'string') return value.trim() || [];
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    throw new RecordError(`'${path}' must be text, but is an object`);
  });
}
