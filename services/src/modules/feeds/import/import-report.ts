export interface Refused {
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
  reopened: number;
  refused: Refused[];
  /** Number of further rejected records, beyond the limit of `refused`. */
  refusedMore: number;
  /** Why missing jobs were not closed; null if they were. */
  closingSkipped: string | null;
  /** Why the feed could not be read completely; null if it was. */
  error: string | null;
  seconds: number;
}

const SHOWN = 50;

/** The report as text. */
export function reportText(report: ImportReport): string {
  const refused = report.refused.length + report.refusedMore;
  const lines = [
    `${report.dryRun ? 'Dry run: nothing was stored. ' : ''}${report.file} (${report.format}), source ${report.source ?? 'unknown'}: ${report.read} records read in ${report.seconds.toFixed(1)} s`,
    `  imported ${report.imported} · updated ${report.updated} · unchanged ${report.unchanged} · closed ${report.closed} · reopened ${report.reopened} · rejected ${refused}`,
    ...report.refused
      .slice(0, SHOWN)
      .map(({ position, id, reason }) => `  rejected record ${position}${id ? ` (id ${id})` : ''}: ${reason}`),
    ...(refused > SHOWN ? [`  … and ${refused - SHOWN} more; --report FILE lists them`] : []),
    ...(report.closingSkipped ? [`  No jobs were closed: ${report.closingSkipped}`] : []),
    ...(report.error ? [`  The feed was not read completely: ${report.error}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
