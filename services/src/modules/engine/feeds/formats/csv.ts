import { FeedError } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedItem } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { FEED_LIMITS } from '../../../../platform/feed-source/limits.ts';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import type { FeedMap } from './feed-map.ts';
import { feedName } from './json.ts';
import { idOrNone, mappedItem } from './mapped-item.ts';
import { MappedRecord, commonName, pathsIn, type Readable } from './mapped-record.ts';
import { RowConditions } from './row-conditions.ts';
import { tableStart } from './split/table-start.ts';
import { rowsOf, type TableRow } from './split/split-rows.ts';
import { itemWatched, MOST_WATCHED } from './watched-record.ts';

/** A table with a header row; columns are matched by common names or by the map. */
export function csvFeed(source: FeedSource, map: FeedMap): Feed {
  const conditions = new RowConditions(map);
  const ending: Ending = { hasLineBreak: true };
  return {
    items: items(source, map, conditions, ending),
    announced: () => undefined,
    doubt: () => conditions.doubt(),
    caution: () => (ending.hasLineBreak ? undefined : 'its last row does not end with a line break, so it may be cut off'),
    sourceName: () => `csv:${feedName(source)}`,
  };
}

/** How the text ends that has been read so far. */
interface Ending {
  hasLineBreak: boolean;
}

async function* items(source: FeedSource, map: FeedMap, conditions: RowConditions, ending: Ending): AsyncGenerator<FeedItem> {
  const text = readText(source);
  const { delimiter, text: first } = tableStart((await text.next()).value ?? '');
  let columns: string[] | undefined;
  let isLastRejected = false;
  let rows = 0;
  try {
    for await (const row of rowsOf(checked(first, text, ending), delimiter)) {
      if (columns === undefined) {
        if (!row.ok) throw new FeedError('The table has no header row that can be read.');
        columns = row.cells.map((name) => name.trim());
        checkColumns(columns, map);
        continue;
      }
      const item = itemOf(row, { columns, delimiter, isWatched: rows++ < MOST_WATCHED }, map, conditions);
      isLastRejected = item.kind === 'rejected';
      yield item;
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(`The table could not be read completely: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (columns === undefined) throw new FeedError('The table has no header row.');
  if (isLastRejected && !ending.hasLineBreak) throw new FeedError('The table ends in the middle of a row: it was cut off.');
}

/** The text; throws FeedError if its first row is too long, and notes how it ends. */
async function* checked(first: string, rest: AsyncGenerator<string>, ending: Ending): AsyncGenerator<string> {
  let isHeaderRow = true;
  let read = 0;
  const check = (chunk: string): string => {
    isHeaderRow &&= !/[\r\n]/.test(chunk);
    read += chunk.length;
    if (isHeaderRow && read > FEED_LIMITS.headerRow)
      throw new FeedError(
        `The first row is longer than ${FEED_LIMITS.headerRow / 1024} kB. Check that the file is a table with a header row.`,
      );
    if (chunk !== '') ending.hasLineBreak = /[\r\n]$/.test(chunk);
    return chunk;
  };
  yield check(first);
  for await (const chunk of rest) yield check(chunk);
}

interface Table {
  columns: readonly string[];
  delimiter: string;
  isWatched: boolean;
}

function itemOf(row: TableRow, { columns, delimiter, isWatched }: Table, map: FeedMap, conditions: RowConditions): FeedItem {
  if (row.ok && row.cells.length === columns.length)
    return itemWatched(rowOf(row.cells, columns), isWatched, (cells) => mappedItem(readableOf(cells, columns), map, conditions));
  // After a quotation mark that is not closed, cells may be anything.
  const cells = row.ok ? row.cells : (/^[^"]*/.exec(row.line)?.[0].split(delimiter).slice(0, -1) ?? []);
  return {
    kind: 'rejected',
    id: idOrNone(new MappedRecord(readableOf(rowOf(cells, columns), columns), map)),
    reason: row.ok ? `the row has ${cells.length} cells, but the table has ${columns.length} columns` : row.reason,
  };
}

const rowOf = (cells: readonly string[], columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));

function readableOf(row: Readonly<Record<string, unknown>>, columns: readonly string[]): Readable {
  const cell = (column: string) => {
    const text = row[column];
    return typeof text === 'string' ? text.trim() || undefined : undefined;
  };
  return {
    texts: (column) => [cell(column)].filter((text) => text !== undefined),
    cells: (column) => [cell(column)],
    common: (field) => commonName(field, columns),
  };
}

function checkColumns(columns: readonly string[], { fields, defaults, closed = [], only = [] }: FeedMap): void {
  const named = [...Object.values(fields).flatMap(pathsIn), ...[...closed, ...only].map((condition) => condition.field)];
  const missing = named.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new FeedError(
      `The map names columns that are not in the table: ${missing.join(', ')}. The table has: ${columns.join(', ')}.`,
    );
  for (const field of ['title', 'description'] as const) {
    if (!fields[field] && !defaults?.[field] && !commonName(field, columns))
      throw new FeedError(
        `There is no column for '${field}'. The table has: ${columns.join(', ')}. Map one of them with --map${field === 'description' ? ', or put one together from several, as in "description": "={Title}, {Company}. The posting is at {Link}."' : ''}.`,
      );
  }
}
