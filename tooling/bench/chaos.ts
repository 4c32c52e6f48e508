import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oldestInstalledPostgres } from '../run/installed-postgres.ts';
import { machine, table, type Say, type Section } from './write-section.ts';
import { median } from './median.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/chaos.ts');
const ROUNDS = 20;
const RATE = 50;
const KILLS = 10;
const WITHIN_MS = 30 * 60_000;

/** The JSON that services/src/bench/chaos.ts prints. */
interface Measured {
  struck: { fault: string; rounds: number; asked: number; refused: number; recoveryMs: number[] }[];
  written: number;
  lost: unknown[];
  wrong: string[];
  failures: string[];
  untold: number;
}

interface Arrived {
  asked: number;
  lost: number;
  repeated: number;
}

/** The JSON that it prints with --kills. */
interface Killed {
  kills: number;
  mails: Arrived;
  webhooks: Arrived;
  alerts: Arrived;
  doneAfterMs: number;
}

const count = (value: number) => value.toLocaleString('en-US');

async function measure<T>(args: readonly string[]): Promise<T> {
  const options = { maxBuffer: 2 ** 26, timeout: WITHIN_MS };
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, ...args], options);
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as T;
}

/** Table of mails, webhooks and alerts whose processes were killed. */
async function measureKills(binaries: readonly string[]): Promise<string> {
  const { kills, mails, webhooks, alerts, doneAfterMs } = await measure<Killed>(['--kills', String(KILLS), ...binaries]);
  const rows = Object.entries({ mails, webhooks, alerts }).map(([name, { asked, lost, repeated }]) => [
    name,
    count(asked),
    count(lost),
    count(repeated),
  ]);
  return `Two processes on one server, of which one is killed (\`kill -9\`) and started again, in turns, ${kills} times, while mails, webhooks and alerts are on
their way. Another process continues what a process had begun once that has given no sign of life for 30 s: ${count(Math.round(doneAfterMs / 1000))} s after the last start nothing was left to do.

${table(['work', 'requested', 'lost', 'done more than once'], rows)}`;
}

/** The violated guarantees of a run, for the terminal. */
function reportOf({ lost, wrong, failures, untold }: Measured): string[] {
  return [
    ...wrong.slice(0, 10),
    ...failures.slice(0, 10),
    ...(lost.length > 0 ? [`${count(lost.length)} acknowledged writes were lost`] : []),
    ...(untold > 0 ? [`${count(untold)} events were not delivered`] : []),
  ];
}

/** Measures what candidates notice of a database that is killed, restarted or loses its connections, and whether work survives a killed process. */
export async function measureChaos(say: Say): Promise<Section> {
  const installed = oldestInstalledPostgres();
  const setups = [
    { name: 'one process, embedded server', args: [] },
    {
      name: `two processes, PostgreSQL ${installed?.version ?? '(embedded)'}`,
      args: ['--processes', '2', ...(installed ? ['--binaries', installed.binaries] : [])],
    },
  ];
  const rows: (string | number)[][] = [];
  const totals: string[] = [];
  for (const { name, args } of setups) {
    say(`${name}: ${ROUNDS} rounds of each fault, about five minutes`);
    const measured = await measure<Measured>(['--rounds', String(ROUNDS), '--rate', String(RATE), ...args]);
    for (const line of reportOf(measured)) say(line);
    for (const { fault, rounds, asked, refused, recoveryMs } of measured.struck) {
      const longest = Math.round(Math.max(...recoveryMs));
      rows.push([`${name}: ${fault}`, rounds, count(asked), count(refused), Math.round(median(recoveryMs)), longest]);
    }
    totals.push(
      `${name}: ${count(measured.written)} writes confirmed, ${measured.lost.length} of them lost; ${measured.wrong.length} responses other than the expected one or 503 with Retry-After; ${measured.failures.length} unexpected failures in the logs; ${measured.untold} events not delivered.`,
    );
  }
  say(`killing two processes during work: ${KILLS} times, about three minutes`);
  const killed = await measureKills(installed ? ['--binaries', installed.binaries] : []);
  const text = `${machine()}

${RATE} requests a second, half of them writes (bookmarks, drafts, applications, messages), while the server is killed (\`kill -9\`), restarted at once
(SIGQUIT), restarted fast (SIGINT), or loses every connection (\`pg_terminate_backend\`). A killed or stopped server is started again by
whoever started it, a tenth of a second later. Refused is 503 with Retry-After; recovery is from the fault to when the last request was due that did not get the expected
response, in milliseconds. No process of the services ended.

${table(['fault', 'rounds', 'requests', 'refused', 'recovery, p50', 'longest'], rows)}

${totals.map((line) => `- ${line}`).join('\n')}

${killed}`;
  return { title: 'Loss of the database', text };
}
