import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '../shared/data');
const GRADES = join(ROOT, 'services/src/bench/feeds/grades.json');

interface Changes {
  imported: number;
  updated: number;
  unchanged: number;
  closed: number;
  reopened: number;
}

/** The JSON that services/src/bench/feeds.ts prints, by feed. */
interface Measured {
  name: string;
  rows: number;
  rejected: number;
  seconds: number;
  fields: { field: string; stated: number; lost: number }[];
  first: Changes;
  second: Changes;
  third: Changes & { gone: number };
}

/** Postings graded by hand: of those that state a field, how many were read rightly, wrongly or not at all. */
interface Grades {
  graded: string;
  feeds: { name: string; postings: number; fields: Record<string, { right: number; wrong: number; missed: number }> }[];
}

const count = (value: number) => value.toLocaleString('en-US');
const percent = (part: number, whole: number) => (whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)} %`);

function accuracyTable(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ name, rows: all, fields }) =>
    fields.map(({ field, stated, lost }) => [
      `${name}: ${field}`,
      percent(stated, all),
      percent(stated - lost, all),
      percent(lost, all),
      percent(stated - lost, stated),
    ]),
  );
  return table(['field', 'stated', 'read', 'not read', 'read of stated'], rows);
}

function changeTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ name, rows: all, rejected, first, second, third, seconds }) => [
    name,
    count(all),
    count(rejected),
    count(first.imported),
    count(second.imported + second.updated + second.closed + second.reopened),
    `${third.closed} of ${third.gone}`,
    seconds.toFixed(0),
  ]);
  return table(
    ['feed', 'records', 'rejected', 'imported', 'changed by the second import', 'closed of those that left', 'seconds'],
    rows,
  );
}

function gradeTable({ feeds }: Grades): string {
  const rows = feeds.flatMap(({ name, postings, fields }) =>
    Object.entries(fields).map(([field, { right, wrong, missed }]) => [
      `${name}: ${field}`,
      postings,
      right + wrong + missed,
      right,
      wrong,
      missed,
      percent(right, right + wrong + missed),
    ]),
  );
  return table(['field', 'postings', 'stated', 'right', 'wrong', 'missed', 'right of stated'], rows);
}

/** Imports the real feeds beside the project: what each import changes, how many values are read, and the grades given by hand. */
export async function measureFeeds(say: Say): Promise<Section> {
  if (!existsSync(DATA)) throw new Error('Real feeds not found: feeds reads them from ../shared/data next to the project.');
  const data = await mkdtemp(join(tmpdir(), 'hirehq-feeds-'));
  try {
    await chmod(data, 0o711);
    say('importing each real feed three times');
    const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'services/src/bench/feeds.ts')], {
      env: { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data },
      maxBuffer: 2 ** 24,
    });
    return { title: 'Feeds', text: textOf(JSON.parse(stdout.slice(stdout.indexOf('['))) as Measured[]) };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

function textOf(measured: readonly Measured[]): string {
  const grades = JSON.parse(readFileSync(GRADES, 'utf8')) as Grades;
  return `${machine('embedded PostgreSQL')}

Each feed was imported, imported again, and imported without ten of its postings.

${changeTable(measured)}

Shares of all records: that state a field, whose value was read, and whose value was not. A location is read if its country is known or the work is remote;
pay without a currency is not read. The report of each import counts the same, with samples.

${accuracyTable(measured)}

Graded by hand on ${grades.graded}: up to a hundred postings per feed at equal distances, each value beside what the feed says
([how](../services/src/bench/feeds/README.md)). 'Missed' is a value that was stated and not read.

${gradeTable(grades)}`;
}
