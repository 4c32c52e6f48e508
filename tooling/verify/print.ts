import type { RunReport } from '../vitest/run-report.ts';
import { count, type Finding, type Result } from './check.ts';

const SHOWN = 60;
const SLOWEST = 10;

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

/** The test files that took longest on the clock. */
export function slowestFiles(report: RunReport): string[] {
  const slowest = report.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length === 0) return [];
  return ['The slowest test files:', ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`)];
}

/** The checks by what they took on the clock, the longest first. */
export function slowestChecks(took: ReadonlyMap<string, number>): string {
  const byTime = [...took].toSorted(([, one], [, other]) => other - one);
  return `The checks by time: ${byTime.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(0)} s`).join(', ')}`;
}
