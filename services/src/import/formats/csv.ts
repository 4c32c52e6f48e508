import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { htmlOfPlain, unescapeOnce } from '../clean-html.ts';
import { FeedError, RecordError } from '../feed-error.ts';
import type { Feed, FeedItem, FeedRecord } from '../feed-record.ts';
import { numberOf } from '../read-field.ts';
import { readText } from '../read-text.ts';
import { payTextOf, payUnitOf } from '../read-terms.ts';

/** Our field → the column's name, several columns in order, or `=a fixed value`. */
const FIELDS = {
  id: ['id', 'job_id', 'jobid', 'reference', 'requisition_id', 'external_id'],
  title: ['title', 'job_title', 'position', 'name'],
  company: ['company', 'company_name', 'employer', 'organization', 'organisation'],
  description: ['description', 'job_description', 'content', 'body', 'text'],
  location: ['location', 'locations', 'place', 'address'],
  city: ['city', 'town'],
  state: ['state', 'region', 'province'],
  country: ['country'],
  url: ['url', 'link', 'apply_url', 'job_url'],
  employment_type: ['employment_type', 'job_type', 'contract_type', 'type'],
  work_mode: ['work_mode', 'workplace_type', 'workplace', 'remote_type'],
  remote: ['remote', 'telecommuting', 'is_remote'],
  level: ['level', 'experience_level', 'required_experience', 'seniority'],
  education: ['education', 'required_education', 'degree'],
  salary_range: ['salary_range', 'salary', 'pay', 'compensation'],
  salary_min: ['salary_min', 'min_salary', 'pay_min'],
  salary_max: ['salary_max', 'max_salary', 'pay_max'],
  salary_currency: ['salary_currency', 'currency'],
  salary_unit: ['salary_unit', 'pay_unit', 'salary_period'],
  skills: ['skills', 'tags', 'keywords'],
  posted_at: ['posted_at', 'date_posted', 'published', 'published_at', 'created_at', 'date'],
  closes_on: ['closes_on', 'valid_through', 'deadline', 'expires_at', 'closing_date'],
} as const satisfies Record<string, readonly string[]>;
type Field = keyof typeof FIELDS;

export const csvMapSchema = z.partialRecord(
  z.enum(Object.keys(FIELDS) as [Field, ...Field[]]),
  z.union([z.string(), z.array(z.string()).min(1)]),
);
export type CsvMap = z.infer<typeof csvMapSchema>;

type Row = Record<string, string>;
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** A table with a header row; columns are found by common names or by the map. */
export function csvFeed(file: string, map: CsvMap = {}): Feed {
  return { items: items(file, map), announced: () => undefined, sourceName: () => `csv:${basename(file).replace(/\.\w+$/, '')}` };
}

async function* items(file: string, map: CsvMap): AsyncGenerator<FeedItem> {
  const text = readText(file);
  const first = (await text.next()).value ?? '';
  const header = first.split('\n')[0] ?? '';
  const delimiter = [',', ';', '\t', '|'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';
  const skipped: { reason: string }[] = [];
  let columns: string[] = [];
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 8 * 1024 * 1024,
    on_skip: (error) => {
      if (error) skipped.push({ reason: error.message.replace(/ at line \d+.*$/, '') });
      return undefined;
    },
  });
  async function* whole() {
    yield first;
    yield* text;
  }
  // An error of the reader reaches the loop below through the parser.
  const input = Readable.from(whole());
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
      if (cells.length === columns.length) yield itemOf(row, columns, map);
      else
        yield {
          ok: false,
          id: one(row, 'id', columns, map),
          reason: `the row has ${cells.length} cells and the table ${columns.length} columns`,
        };
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(`The table cannot be read to its end: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  yield* refusals(skipped);
  if (columns.length === 0) throw new FeedError('The table has no header row.');
}

function* refusals(skipped: { reason: string }[]): Generator<FeedItem> {
  for (const { reason } of skipped.splice(0)) yield { ok: false, id: undefined, reason: `the row cannot be read: ${reason}` };
}

function columnsOf(field: Field, columns: readonly string[], map: CsvMap): readonly string[] {
  const mapped = map[field];
  if (mapped !== undefined) return [mapped].flat();
  const found = columns.find((column) => (FIELDS[field] as readonly string[]).includes(plain(column)));
  return found === undefined ? [] : [found];
}

function checkColumns(columns: readonly string[], map: CsvMap): void {
  const wanted = Object.values(map)
    .flat()
    .filter((name) => !name.startsWith('='));
  const missing = wanted.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new FeedError(`The map names columns the table does not have: ${missing.join(', ')}. It has: ${columns.join(', ')}.`);
  for (const field of ['title', 'description'] as const) {
    if (columnsOf(field, columns, map).length === 0)
      throw new FeedError(`No column for '${field}'. The table has: ${columns.join(', ')}. Name one with --map.`);
  }
}

const all = (row: Row, field: Field, columns: readonly string[], map: CsvMap) =>
  columnsOf(field, columns, map)
    .map((name) => (name.startsWith('=') ? name.slice(1) : (row[name] ?? '')).trim())
    .filter(Boolean);
const one = (row: Row, field: Field, columns: readonly string[], map: CsvMap): string | undefined =>
  all(row, field, columns, map).join(', ') || undefined;

function itemOf(row: Row, columns: readonly string[], map: CsvMap): FeedItem {
  const field = (name: Field) => one(row, name, columns, map);
  try {
    return { ok: true, record: recordOf(field, all(row, 'description', columns, map)) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { ok: false, id: field('id'), reason: error.message };
  }
}

const TRUE = /^(1|y|yes|true|remote)$/i;

function recordOf(one: (field: Field) => string | undefined, description: readonly string[]): FeedRecord {
  const title = one('title');
  if (!title) throw new RecordError("'title' is missing");
  if (description.length === 0) throw new RecordError("'description' is missing");
  const html = description
    .map((text) => (/<\/?(p|br|ul|li|div|h\d|strong|b)\b[^>]*>/i.test(text) ? text : htmlOfPlain(unescapeOnce(text))))
    .join('\n');
  const range = payTextOf(one('salary_range'));
  const [min, max] = [numberOf(one('salary_min')) ?? range?.min ?? null, numberOf(one('salary_max')) ?? range?.max ?? null];
  const address = [one('city'), one('state'), one('country')].filter((part): part is string => part !== undefined);
  const location = one('location');
  const remote = one('remote');
  return {
    sourceId:
      one('id') ??
      createHash('sha256')
        .update(one('url') ?? `${title}|${one('company')}|${location}|${address.join()}`)
        .digest('hex')
        .slice(0, 32),
    title,
    html,
    company: one('company'),
    url: one('url'),
    locations: location ? [location] : [],
    addresses: location || address.length === 0 ? [] : [address],
    remote: remote && TRUE.test(remote) ? true : undefined,
    workMode: one('work_mode'),
    employmentType: one('employment_type'),
    level: one('level'),
    education: one('education'),
    pay:
      min === null && max === null
        ? undefined
        : { min, max, currency: one('salary_currency') ?? range?.currency, unit: payUnitOf(one('salary_unit')) ?? range?.unit },
    skills: one('skills'),
    postedAt: one('posted_at'),
    closesOn: one('closes_on'),
  };
}
