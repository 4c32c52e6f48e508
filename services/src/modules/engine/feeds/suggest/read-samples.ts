import { parse } from 'csv-parse/sync';
import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import { FeedError, RecordError } from '../../../../platform/feed-source/feed-error.ts';
import { isLines } from '../formats/json.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { splitJson, type JsonRecord } from '../formats/split/split-json.ts';
import { splitLines } from '../formats/split/split-lines.ts';
import { splitXml } from '../formats/split/split-xml.ts';
import { tableStart } from '../formats/split/table-start.ts';
import { postingElement } from '../formats/xml.ts';
import { xmlObject } from '../formats/xml-object.ts';
import { headOfJson, headOfXml, type HeadOfFeed } from './head-of-feed.ts';
import { listIn } from './list-in.ts';
import { repeatedElement } from './repeated-element.ts';

/** The formats that a map describes. */
export const MAPPED_FORMATS = ['json', 'csv', 'xml'] as const satisfies readonly FeedFormat[];
export type MappedFormat = (typeof MAPPED_FORMATS)[number];

/** The first records of a feed, as objects. */
export interface Samples {
  format: MappedFormat;
  /** Path of the list, or name of the element; undefined if the feed is the list itself. */
  list: string | undefined;
  records: Record<string, unknown>[];
  /** What the feed states around its list. */
  head: HeadOfFeed;
}

const MOST_RECORDS = 200;
const NO_HEAD: HeadOfFeed = new Map();

async function* once(text: string) {
  yield text;
}

/** The format of a text by its first letter. */
export function formatOf(text: string): MappedFormat {
  const [first = ''] = text.trimStart();
  return first === '<' ? 'xml' : first === '{' || first === '[' ? 'json' : 'csv';
}

/** The values up to the end of the text, which may be in the middle of one. */
async function valuesOf<T>(records: AsyncIterable<T>, valueOf: (record: T) => unknown): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  try {
    for await (const record of records) {
      const value = valueOf(record);
      if (isRecord(value)) found.push(value);
      if (found.length === MOST_RECORDS) break;
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
  }
  return found;
}

const valueOfJson = (record: JsonRecord) => (record.ok ? record.value : undefined);

async function jsonSamples(text: string): Promise<Samples> {
  const format = 'json';
  if (isLines(text))
    return { format, list: undefined, records: await valuesOf(splitLines(once(text)), valueOfJson), head: NO_HEAD };
  const list = listIn(text);
  const { records } = splitJson(once(text), { lists: list === undefined ? [] : [list] });
  return { format, list, records: await valuesOf(records, valueOfJson), head: headOfJson(text, list) };
}

async function xmlSamples(text: string): Promise<Samples> {
  const list = postingElement(text) ?? repeatedElement(text);
  if (list === undefined) return { format: 'xml', list, records: [], head: NO_HEAD };
  const records = await valuesOf(splitXml(once(text), list), (record) => {
    try {
      return record.ok ? xmlObject(record.text) : undefined;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      return undefined;
    }
  });
  return { format: 'xml', list, records, head: headOfXml(text, list) };
}

function csvSamples(given: string, isAll: boolean): Samples {
  const { delimiter, text } = tableStart(given);
  const rows = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: MOST_RECORDS + 1,
  });
  const [columns = [], ...cells] = isAll || rows.length > MOST_RECORDS ? rows : rows.slice(0, -1);
  const records = cells.map((row) => Object.fromEntries(columns.map((name, index) => [name.trim(), row[index] ?? ''])));
  return { format: 'csv', list: undefined, records, head: NO_HEAD };
}

/** The records at the start of a feed. Throws FeedError if there are none. */
export async function readSamples(text: string, format: MappedFormat, isAll: boolean): Promise<Samples> {
  const samples =
    format === 'json' ? await jsonSamples(text) : format === 'xml' ? await xmlSamples(text) : csvSamples(text, isAll);
  if (samples.records.length === 0)
    throw new FeedError(
      format === 'xml'
        ? 'No element of a posting was found. Name it as "list" in a map.'
        : 'No records were found at the start of the feed.',
    );
  return samples;
}
