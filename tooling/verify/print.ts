import { count, type Finding, type Result } from './check.ts';

const SHOWN = 60;

/** The result of one check, on one line. */
export function resultLine(name: string, { findings, note }: Result, ms: number): string {
  const verdict = findings.length === 0 ? note : count(findings.length, 'finding');
  const sign = findings.length === 0 ? '✓' : '✗';
  const seconds = (ms / 1000).toFixed(1).padStart(6);
  return `${sign} ${name.padEnd(13)} ${verdict.padEnd(32)} ${seconds} s`;
}

const place = ({ file, line }: Finding) => [file, line].filter((part) => part !== undefined).join(':');

/** The findings of a failed check, one per line. */
export function findingLines(name: string, findings: readonly Finding[]): string[] {
  const lines = findings.slice(0, SHOWN).map((finding) => `  ${place(finding)}${finding.file ? '  ' : ''}${finding.message}`);
  const rest = findings.length - SHOWN;
  return [name, ...lines, ...(rest > 0 ? [`  … and ${rest} more`] : [])];
}
