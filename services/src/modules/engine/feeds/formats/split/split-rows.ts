import { Readable as Stream } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { FeedError } from '../../../../../platform/feed-source/feed-error.ts';
import { FEED_LIMITS } from '../../../../../platform/feed-source/limits.ts';

/** A row of a table, or the line that is none and why. */
export type TableRow = { ok: true; cells: string[] } | { ok: false; line: string; reason: string };

interface ParsedRow {
  raw: string;
  record: string[];
}

/** Broken lines after each other whose following rows are read again; more would take a time that grows with their square. */
const MOST_RECOVERED = 20;

const optionsOf = (delimiter: string) =>
  ({
    delimiter,
    bom: true,
    raw: true,
    relax_column_count: true,
    // A quotation mark within a cell is a letter; the parser's errors about them repeat the cell for each.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: FEED_LIMITS.record,
  }) as const satisfies Options;

/**
 * Splits the text of a table into its rows. A quotation mark that is not closed makes the following lines part of its cell: a row of
 * several lines that has not as many cells as the first one is read again from its second line.
 */
export async function* rowsOf(text: AsyncGenerator<string>, delimiter: string): AsyncGenerator<TableRow> {
  /** What an open quotation mark makes of the end of the text: the only row that such a lenient parser cannot read. */
  const open: { reason: string; raw: string }[] = [];
  const parser = parse({
    ...optionsOf(delimiter),
    on_skip: (error, raw) => {
      // After a cell that is too long, the start of the next row is unknown.
      if (error?.code === 'CSV_MAX_RECORD_SIZE')
        parser.destroy(new FeedError(`A single record is longer than ${FEED_LIMITS.record / 1024 / 1024} MB.`));
      else if (error) open.push({ reason: reasonOf(error.message), raw: raw ?? '' });
      return undefined;
    },
  });
  // An error of the source reaches the loop below through the parser.
  const input = Stream.from(text);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let width: number | undefined;
  for await (const row of parser as AsyncIterable<ParsedRow>) {
    width ??= row.record.length;
    yield* readAgain(row, delimiter, width);
  }
  for (const { reason, raw } of open) yield* linesOf(raw, reason, delimiter, width);
}

const reasonOf = (message: string) => `the row cannot be read: ${message.replace(/ at line \d+.*$/, '')}`;

function* readAgain({ raw, record }: ParsedRow, delimiter: string, width: number): Generator<TableRow> {
  const isOneLine = !/[\r\n]/.test(raw.trim());
  if (isOneLine || (record.length === width && !hasRowsInside(raw, delimiter, width))) yield { ok: true, cells: record };
  else if (record.length === width)
    yield* linesOf(raw, 'the row cannot be read: a quotation mark is not closed', delimiter, width);
  else yield* linesOf(raw, `the row has ${record.length} cells, but the table has ${width} columns`, delimiter, width);
}

/** True if a quotation mark that is not closed has made complete rows part of a cell, by chance with the right number of cells. */
function hasRowsInside(raw: string, delimiter: string, width: number): boolean {
  if (isStrict(raw.trim(), delimiter)) return false;
  const [, ...lines] = raw.trim().split(/\r\n|\r|\n/, MOST_RECOVERED);
  return lines.some((line) => rowsIn(line, delimiter)[0]?.record.length === width);
}

/** True if each quotation mark begins or ends a cell, or is doubled. */
function isStrict(raw: string, delimiter: string): boolean {
  let isQuoted = false;
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] !== '"') continue;
    if (!isQuoted) {
      if (at > 0 && raw[at - 1] !== delimiter) return false;
      isQuoted = true;
    } else if (raw[at + 1] === '"') at++;
    else if (at + 1 === raw.length || raw[at + 1] === delimiter) isQuoted = false;
    else return false;
  }
  return !isQuoted;
}

/** The first line as broken, and the rows of the others. */
function* linesOf(raw: string, reason: string, delimiter: string, width: number | undefined): Generator<TableRow> {
  let text = raw.replace(/^[\r\n]+/, '');
  for (let broken = 0; text !== ''; broken++) {
    const [line = ''] = text.split(/\r\n|\r|\n/, 1);
    yield { ok: false, line, reason: broken < MOST_RECOVERED ? reason : `${reason}, as those after it` };
    if (width === undefined || broken >= MOST_RECOVERED) return;
    text = text.slice(line.length).replace(/^[\r\n]+/, '');
    const parsed = rowsIn(text, delimiter);
    const end = parsed.findIndex(({ record }) => record.length !== width);
    const whole = end < 0 ? parsed : parsed.slice(0, end);
    for (const { record } of whole) yield { ok: true, cells: record };
    text = (end < 0 ? [] : parsed.slice(end)).map((row) => row.raw.replace(/^[\r\n]+/, '')).join('');
  }
}

/** The rows of a text; what an open quotation mark makes of its end is a row without cells. */
function rowsIn(text: string, delimiter: string): ParsedRow[] {
  const open: ParsedRow[] = [];
  const rows = parseAll(text, {
    ...optionsOf(delimiter),
    bom: false,
    on_skip: (_error, raw) => {
      open.push({ raw: raw ?? '', record: [] });
      return undefined;
    },
  }) as unknown as ParsedRow[];
  return [...rows, ...open];
}
