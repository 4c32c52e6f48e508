import { Readable as Stream } from 'node:stream';
import { parse } from 'csv-parse';
import { FeedError } from '../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { FEED_LIMITS } from '../../../platform/feed-source/limits.ts';
import { readText } from '../../../platform/feed-source/read-text.ts';
import type { FeedMap } from './feed-map.ts';
import { feedName } from './json.ts';
import { idOrNone, mappedItem } from './mapped-item.ts';
import { MappedRecord, commonName, pathsIn, type Readable } from './mapped-record.ts';
import { RowConditions } from './row-conditions.ts';

type Row = Record<string, string>;

const MOST_SKIPPED = 100_000;

/** A table with a header row; columns are matched by common names or by the map. */
export function csvFeed(source: FeedSource, map: FeedMap): Feed {
  const conditions = new RowConditions(map);
  return {
    items: items(source, map, conditions),
    announced: () => undefined,
    doubt: () => conditions.doubt(),
    sourceName: () => `csv:${feedName(source)}`,
  };
}

async function* items(source: FeedSource, map: FeedMap, conditions: RowConditions): AsyncGenerator<FeedItem> {
  const text = readText(source);
  const first = (await text.next()).value ?? '';
  const header = first.split('\n')[0] ?? '';
  const delimiter = [',', ';', '\t', '|'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';
  const skipped: { reason: string }[] = [];
  let columns: string[] = [];
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    // A quotation mark within a cell is a letter; the parser's errors about them repeat the cell for each.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: FEED_LIMITS.record,
    on_skip: (error) => {
      // After a cell that is too long, the start of the next row is unknown.
      if (error?.code === 'CSV_MAX_RECORD_SIZE')
        parser.destroy(new FeedError(`A single record is longer than ${FEED_LIMITS.record / 1024 / 1024} MB.`));
      else if (error) skipped.push({ reason: error.message.replace(/ at line \d+.*$/, '') });
      if (skipped.length > MOST_SKIPPED)
        parser.destroy(
          new FeedError(
            `${MOST_SKIPPED.toLocaleString('en-US')} unreadable rows in succession. Check that the file is a CSV table.`,
          ),
        );
      return undefined;
    },
  });
  let isHeaderRow = true;
  let read = 0;
  const checked = (chunk: string): string => {
    isHeaderRow &&= !/[\r\n]/.test(chunk);
    read += chunk.length;
    if (isHeaderRow && read > FEED_LIMITS.headerRow)
      throw new FeedError(
        `The first row is longer than ${FEED_LIMITS.headerRow / 1024} kB. Check that the file is a table with a header row.`,
      );
    return chunk;
  };
  async function* whole() {
    yield checked(first);
    for await (const chunk of text) yield checked(chunk);
  }
  // An error of the source reaches the loop below through the parser.
  const input = Stream.from(whole());
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      yield* refusals(skipped);
      if (columns.length === 0) {
        columns = cells.map((name) => name.trim());
        checkColumns(columns, map);
        continue;
      }
      const row: Row = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
      const readable = readableOf(row, columns);
      if (cells.length === columns.length) yield mappedItem(readable, map, conditions);
      else
        yield {
          kind: 'rejected',
          id: idOrNone(new MappedRecord(readable, map)),
          reason: `the row has ${cells.length} cells, but the table has ${columns.length} columns`,
        };
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(`The table could not be read completely: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  yield* refusals(skipped);
  if (columns.length === 0) throw new FeedError('The table has no header row.');
}

function* refusals(skipped: { reason: string }[]): Generator<FeedItem> {
  for (const { reason } of skipped.splice(0))
    yield { kind: 'rejected', id: undefined, reason: `the row cannot be read: ${reason}` };
}

function readableOf(row: Row, columns: readonly string[]): Readable {
  const cell = (column: string) => (row[column] ?? '').trim() || undefined;
  return {
    texts: (column) => [cell(column)].filter((text) => text !== undefined),
    cells: (column) => [cell(column)],
    common: (field) => commonName(field, columns),
  };
}

function checkColumns(columns: readonly string[], { fields, defaults, closed = [], only = [] }: FeedMap): void {
  const named = [...Object.values(fields).flat().flatMap(pathsIn), ...[...closed, ...only].map((condition) => condition.field)];
  const missing = named.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new FeedError(
      `The map names columns that are not in the table: ${missing.join(', ')}. The table has: ${columns.join(', ')}.`,
    );
  for (const field of ['title', 'description'] as const) {
    if (!fields[field] && !defaults?.[field] && !commonName(field, columns))
      throw new FeedError(`There is no column for '${field}'. The table has: ${columns.join(', ')}. Map one of them with --map.`);
  }
}
