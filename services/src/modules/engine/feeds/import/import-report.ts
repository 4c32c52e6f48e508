import type { FieldCount } from './count-fields.ts';
import type { UnreadCount } from './count-unread.ts';

export interface RefusedRecord {
  /** 1 is the feed's first record. */
  position: number;
  id: string | undefined;
  reason: string;
}

export interface ImportReport {
  file: string;
  format: string;
  source: string | null;
  dryRun: boolean;
  read: number;
  imported: number;
  updated: number;
  unchanged: number;
  closed: number;
  /** Number of open jobs that are missing and wait for the next feed, or for a confirmation. */
  held: number;
  reopened: number;
  /** Number of records that the map's conditions call closed, or leave out. */
  closedInFeed: number;
  filtered: number;
  /** The optional fields of the records that were not rejected. */
  fields: FieldCount[];
  /** What the first records state and no field is read from, the most frequent first. */
  unread: UnreadCount[];
  refused: RefusedRecord[];
  /** Number of further rejected records, beyond the limit of `refused`. */
  refusedMore: number;
  /** Why missing jobs were not closed; null if all were. */
  closingSkipped: string | null;
  /** Why the feed could not be read completely; null if it was. */
  error: string | null;
  seconds: number;
}

/** The counts of a report before the first record is read. */
export const nothingRead = (): Omit<ImportReport, 'file' | 'format' | 'source' | 'dryRun' | 'closingSkipped' | 'error'> => ({
  read: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  closed: 0,
  held: 0,
  reopened: 0,
  closedInFeed: 0,
  filtered: 0,
  fields: [],
  unread: [],
  refused: [],
  refusedMore: 0,
  seconds: 0,
});

const SHOWN = 50;

const lostText = ({ field, stated, lost, samples }: FieldCount): string =>
  `  ${field} could not be read in ${lost} of ${stated}: ${samples.map(({ position, text }) => `'${text}' (record ${position})`).join(', ')}`;

const UNREAD_SHOWN = 12;

function unreadText(unread: readonly UnreadCount[]): string[] {
  const lines = unread
    .slice(0, UNREAD_SHOWN)
    .map(
      ({ path, stated, samples }) =>
        `  not read: ${path} in ${stated}: ${samples.map((text) => `'${text.slice(0, 40)}'`).join(', ')}`,
    );
  const more = unread.length - lines.length;
  return more > 0 ? [...lines, `  … and ${more} more that are not read; --report FILE lists them`] : lines;
}

/** The report as text. */
export function reportText(report: ImportReport): string {
  const refused = report.refused.length + report.refusedMore;
  const { closedInFeed, filtered, fields } = report;
  const lines = [
    `${report.dryRun ? 'Dry run: nothing was stored. ' : ''}${report.file} (${report.format}), source ${report.source ?? 'unknown'}: ${report.read} records read in ${report.seconds.toFixed(1)} s`,
    `  imported ${report.imported} · updated ${report.updated} · unchanged ${report.unchanged} · closed ${report.closed} · reopened ${report.reopened} · rejected ${refused}`,
    ...(closedInFeed + filtered > 0 ? [`  by the map: ${closedInFeed} closed · ${filtered} filtered out`] : []),
    ...fields.filter(({ lost }) => lost > 0).map(lostText),
    ...unreadText(report.unread),
    ...report.refused
      .slice(0, SHOWN)
      .map(({ position, id, reason }) => `  rejected record ${position}${id ? ` (id ${id})` : ''}: ${reason}`),
    ...(refused > SHOWN ? [`  … and ${refused - SHOWN} more; --report FILE lists them`] : []),
    ...(report.closingSkipped
      ? [`  ${report.held > 0 ? 'Jobs wait to be closed' : 'No jobs were closed'}: ${report.closingSkipped}`]
      : []),
    ...(report.error ? [`  The feed was not read completely: ${report.error}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
