import type { Locale } from '@hirehq/shared-contracts/page';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { html, trusted, type Html } from '../../../../platform/http/html.ts';
import { accountText } from '../account-text.ts';
import type { ExportNames, NamedIds } from './export-names.store.ts';
import { READABLE_SECTIONS, type ReadableSection } from './readable-sections.ts';

type Row = Readonly<Record<string, unknown>>;
export type ExportedRows = ReadonlyMap<string, readonly Row[]>;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** An id of a record, or that of the record it belongs to: an interview is about the job of its application. */
function idIn(row: Row, column: 'job_id' | 'enterprise_id', rows: ExportedRows): string | undefined {
  if (typeof row[column] === 'string') return row[column];
  const parent = column === 'job_id' ? ['application', 'application_id'] : ['conversation', 'conversation_id'];
  const owner = rows.get(parent[0] ?? '')?.find(({ id }) => id !== undefined && id === row[parent[1] ?? '']);
  return typeof owner?.[column] === 'string' ? owner[column] : undefined;
}

const unique = <Each>(values: readonly (Each | undefined)[]) => [
  ...new Set(values.filter((each): each is Each => each !== undefined)),
];

/** The ids whose names the page needs. */
export function idsToName(rows: ExportedRows): NamedIds {
  const shown = READABLE_SECTIONS.flatMap(({ table }) => rows.get(table) ?? []);
  return {
    jobs: unique(shown.map((row) => idIn(row, 'job_id', rows))),
    employers: unique(shown.map((row) => idIn(row, 'enterprise_id', rows))),
    skills: unique((rows.get('candidate_skill') ?? []).map(({ skill_id: id }) => (typeof id === 'number' ? id : undefined))),
  };
}

interface ExportPage {
  locale: Locale;
  brand: string;
  at: Date;
  rows: ExportedRows;
  names: ExportNames;
  /** Paths in the archive. */
  files: readonly string[];
}

const STYLE = `body{font:1rem/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h2{margin-top:2.5rem;border-bottom:1px solid #767676}h3{margin-bottom:.25rem}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}a{color:#0b57d0}@media(max-width:30rem){dl{display:block}}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}dt{color:#bbb}a{color:#a8c7fa}}`;

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** What is stored about a person as a page that opens without a network: names instead of ids, in their language. */
export function exportPage({ locale, brand, at, rows, names, files }: ExportPage): string {
  const text = (id: Parameters<typeof accountText>[0], values = {}) => accountText(id, locale, values);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const languages = new Intl.DisplayNames([locale], { type: 'language' });

  function shown(value: unknown): string | undefined {
    if (value === null || value === undefined || value === '') return undefined;
    if (typeof value === 'boolean') return text(value ? 'export.yes' : 'export.no');
    if (value instanceof Date) return moment.format(value);
    if (typeof value === 'string' && DAY_ONLY.test(value)) return day.format(new Date(`${value}T00:00:00Z`));
    return textOf(value);
  }

  function headingOf({ heading }: ReadableSection, row: Row): string {
    if (heading === 'job') {
      const job = names.jobs.get(idIn(row, 'job_id', rows) ?? '');
      return job ? text('export.atEmployer', job) : text('export.unknownJob');
    }
    if (heading === 'employer')
      return names.employers.get(idIn(row, 'enterprise_id', rows) ?? '') ?? text('export.unknownEmployer');
    if (heading === 'skill') return names.skills.get(textOf(row['skill_id'])) ?? textOf(row['skill_id']);
    if (heading === 'language') return languages.of(textOf(row['language'])) ?? textOf(row['language']);
    return textOf(row[heading.column]);
  }

  function recordOf(section: ReadableSection, row: Row): Html {
    const facts = section.fields.flatMap((field) => {
      const value = shown(row[field]);
      return value === undefined
        ? []
        : [
            html`<dt>${text(`export.field.${field}`)}</dt>
              <dd><bdi>${value}</bdi></dd>`,
          ];
    });
    return html`<h3><bdi>${headingOf(section, row)}</bdi></h3>
      ${facts.length > 0 && html`<dl>${facts}</dl>`}`;
  }

  const partOf = (id: string, title: string, content: Html | readonly Html[]) =>
    html`<section aria-labelledby="${id}">
      <h2 id="${id}">${title}</h2>
      ${content}
    </section>`;
  const none = html`<p>${text('export.none')}</p>`;
  const list = (items: readonly Html[]) =>
    items.length > 0
      ? html`<ul>
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`
      : none;
  const link = (path: string) =>
    html`<a href="${path.split('/').map(encodeURIComponent).join('/')}"><bdi>${path.split('/').at(-1) ?? path}</bdi></a>`;

  const sections = READABLE_SECTIONS.map((section) => {
    const own = rows.get(section.table) ?? [];
    const records = own.map((row) => recordOf(section, row));
    return partOf(section.table, text(`export.section.${section.table}`), records.length > 0 ? records : none);
  });
  const readable: ReadonlySet<string> = new Set(READABLE_SECTIONS.map(({ table }) => table));
  const more = [...rows].filter(([table, own]) => !readable.has(table) && own.length > 0);
  const title = text('export.title', { brand });
  return html`<!DOCTYPE html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>${text('export.madeAt', { date: day.format(at) })}</p>
        </header>
        <nav aria-labelledby="contents">
          <h2 id="contents">${text('export.contents')}</h2>
          ${list(READABLE_SECTIONS.map(({ table }) => html`<a href="#${table}">${text(`export.section.${table}`)}</a>`))}
        </nav>
        <main>
          ${sections} ${partOf('own-files', text('export.files'), list(files.map(link)))}
          ${partOf('more', text('export.more'), list(more.map(([table, own]) => html`${link(`data/${table}.json`)} (${text('export.count', { count: own.length })})`)))}
        </main>
      </body>
    </html> `.html;
}
