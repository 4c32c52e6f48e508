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
  /** Refused too, but not named in `refused`, which has its limit. */
  refusedMore: number;
  /** Why jobs that are missing from the feed were not closed; null when they were looked for. */
  closingSkipped: string | null;
  /** Why the feed could not be read to its end; null when it was. */
  error: string | null;
  seconds: number;
}

const SHOWN = 50;

/** The report for people. */
export function reportText(report: ImportReport): string {
  const refused = report.refused.length + report.refusedMore;
  const lines = [
    `${report.dryRun ? 'Dry run, nothing is stored. ' : ''}${report.file} (${report.format}), source ${report.source ?? 'unknown'}: ${report.read} records read in ${report.seconds.toFixed(1)} s`,
    `  imported ${report.imported} · updated ${report.updated} · unchanged ${report.unchanged} · closed ${report.closed} · reopened ${report.reopened} · refused ${refused}`,
    ...report.refused
      .slice(0, SHOWN)
      .map(({ position, id, reason }) => `  refused record ${position}${id ? ` (id ${id})` : ''}: ${reason}`),
    ...(refused > SHOWN ? [`  … and ${refused - SHOWN} more; --report FILE names them`] : []),
    ...(report.closingSkipped ? [`  No job was closed: ${report.closingSkipped}`] : []),
    ...(report.error ? [`  The feed was not read to its end: ${report.error}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
