import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import { feedMapSchema, type FeedMap } from '../../formats/feed-map.ts';

/** How feeds of a format are written, to make documents of it and to damage them. */
interface DocumentKind {
  format: FeedFormat;
  map?: FeedMap;
  name?: string;
  /** The fields of a posting by the names of the format; `id` says which of them is the id. */
  fields: (id: string) => Record<string, unknown>;
  id: string;
  /** A posting as it is written. */
  write: (fields: Record<string, unknown>) => string;
  /** The document of these postings. */
  wrap: (records: readonly string[]) => string;
}

const TEXT = 'You bake bread and rolls every morning.';
const json = (fields: Record<string, unknown>) => JSON.stringify(fields);
const list = (records: readonly string[]) => `[${records.join(',\n')}]`;
const jobs = (records: readonly string[]) => `{"jobs":[${records.join(',')}],"meta":{"total":${records.length}}}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const escaped = (value: unknown) => textOf(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const element = (name: string) => (fields: Record<string, unknown>) =>
  `<${name}>${Object.entries(fields)
    .map(([key, value]) => `<${key}>${escaped(value)}</${key}>`)
    .join('')}</${name}>`;
const COLUMNS = ['id', 'title', 'company', 'description', 'location', 'posted_at', 'salary', 'closes_on'];
const cell = (value: unknown) => `"${textOf(value).replaceAll('"', '""')}"`;
const plain = (id: string) => ({
  id,
  title: `Baker ${id}`,
  company: 'Daily Crumb',
  description: TEXT,
  location: 'Berlin',
  posted_at: '2026-01-02',
  salary: '20 - 25 EUR per hour',
  closes_on: '2099-01-31',
});
const posting = (id: string) => ({
  '@type': 'JobPosting',
  identifier: id,
  title: `Baker ${id}`,
  description: TEXT,
  hiringOrganization: { name: 'Daily Crumb' },
  datePosted: '2026-01-02',
  validThrough: '2099-01-31',
  baseSalary: { currency: 'EUR', value: { minValue: 20, maxValue: 25, unitText: 'HOUR' } },
  url: `https://jobs.example.com/${id}`,
});

const DOCUMENT_KINDS = {
  greenhouse: {
    format: 'greenhouse',
    id: 'id',
    fields: (id) => ({
      id,
      title: `Baker ${id}`,
      company_name: 'Daily Crumb',
      absolute_url: `https://boards.greenhouse.io/crumb/jobs/${id}`,
      location: { name: 'Berlin' },
      content: TEXT,
      first_published: '2026-01-02',
      application_deadline: '2099-01-31',
      metadata: [{ name: 'Level', value: 'Senior' }],
    }),
    write: json,
    wrap: jobs,
  },
  lever: {
    format: 'lever',
    id: 'id',
    fields: (id) => ({
      id,
      text: `Baker ${id}`,
      description: TEXT,
      hostedUrl: `https://jobs.lever.co/crumb/${id}`,
      categories: { location: 'Berlin' },
      createdAt: 1_767_322_800_000,
      lists: [{ text: 'You have', content: '<li>hands</li>' }],
    }),
    write: json,
    wrap: list,
  },
  ashby: {
    format: 'ashby',
    id: 'id',
    fields: (id) => ({
      id,
      title: `Baker ${id}`,
      descriptionHtml: TEXT,
      jobUrl: `https://jobs.ashbyhq.com/crumb/${id}`,
      location: 'Berlin',
      publishedAt: '2026-01-02',
    }),
    write: json,
    wrap: jobs,
  },
  'indeed-xml': {
    format: 'indeed-xml',
    id: 'referencenumber',
    fields: (id) => ({
      referencenumber: id,
      title: `Baker ${id}`,
      company: 'Daily Crumb',
      description: TEXT,
      city: 'Berlin',
      country: 'DE',
      date: '2026-01-02',
      expirationdate: '2099-01-31',
      salary: '20 - 25 EUR per hour',
    }),
    write: element('job'),
    wrap: (records) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>Crumb</publisher>${records.join('\n')}</source>\n`,
  },
  xml: {
    format: 'xml',
    map: feedMapSchema.parse({ list: 'vacancy', fields: { id: 'ref', title: 'name', description: 'text', company: 'firm' } }),
    id: 'ref',
    fields: (id) => ({ ref: id, name: `Baker ${id}`, firm: 'Daily Crumb', text: TEXT, town: 'Berlin' }),
    write: element('vacancy'),
    wrap: (records) => `<vacancies>${records.join('\n')}</vacancies>`,
  },
  jsonld: { format: 'jsonld', id: 'identifier', fields: posting, write: json, wrap: (records) => `{"@graph":${list(records)}}` },
  'a page': {
    format: 'jsonld',
    id: 'identifier',
    fields: posting,
    write: json,
    wrap: (records) =>
      `<!doctype html><html><head><title>Jobs</title><script>let x = 1;</script>${records
        .map((record) => `<script type="application/ld+json">${record}</script>`)
        .join('\n')}</head><body><h1>Jobs</h1></body></html>`,
  },
  json: { format: 'json', id: 'id', fields: plain, write: json, wrap: list },
  lines: {
    format: 'json',
    name: 'jobs.ndjson',
    id: 'id',
    fields: plain,
    write: json,
    wrap: (records) => `${records.join('\n')}\n`,
  },
  csv: {
    format: 'csv',
    id: 'id',
    fields: plain,
    write: (fields) => COLUMNS.map((column) => cell(fields[column] ?? '')).join(','),
    wrap: (records) => `${[COLUMNS.join(','), ...records].join('\n')}\n`,
  },
} as const satisfies Record<string, DocumentKind>;
export type DocumentName = keyof typeof DOCUMENT_KINDS;
export const DOCUMENT_NAMES = Object.keys(DOCUMENT_KINDS) as DocumentName[];

export const kindOf = (name: DocumentName): DocumentKind => DOCUMENT_KINDS[name];

/** A complete feed of these jobs. */
export const documentOf = (name: DocumentName, ids: readonly string[]): string => {
  const { fields, write, wrap } = kindOf(name);
  return wrap(ids.map((id) => write(fields(id))));
};
