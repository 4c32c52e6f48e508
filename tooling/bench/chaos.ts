import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oldestInstalledPostgres } from '../run/installed-postgres.ts';
import { machine, table, type Say, type Section } from './keep-section.ts';
import { median } from './median.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/chaos.ts');
const ROUNDS = 20;
const RATE = 50;
const WITHIN_MS = 30 * 60_000;

/** What services/src/bench/chaos.ts prints. */
interface Measured {
  struck: { fault: string; rounds: number; asked: number; refused: number; recoveryMs: number[] }[];
  written: number;
  lost: unknown[];
  wrong: string[];
  failures: string[];
  untold: number;
}

const count = (value: number) => value.toLocaleString('en-US');

async function measure(args: readonly string[]): Promise<Measured> {
  const all = [MEASURE, '--rounds', String(ROUNDS), '--rate', String(RATE), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, all, { maxBuffer: 2 ** 26, timeout: WITHIN_MS });
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
}

/** The broken promises of a run, to be read in the terminal. */
function toldOf({ lost, wrong, failures, untold }: Measured): string[] {
  return [
    ...wrong.slice(0, 10),
    ...failures.slice(0, 10),
    ...(lost.length > 0 ? [`${count(lost.length)} answered writes are lost`] : []),
    ...(untold > 0 ? [`${count(untold)} events were not handed on`] : []),
  ];
}

/** What candidates notice of a database that is killed, restarted or loses its connections. */
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
    const measured = await measure(args);
    for (const line of toldOf(measured)) say(line);
    for (const { fault, rounds, asked, refused, recoveryMs } of measured.struck) {
      const longest = Math.round(Math.max(...recoveryMs));
      rows.push([`${name}: ${fault}`, rounds, count(asked), count(refused), Math.round(median(recoveryMs)), longest]);
    }
    totals.push(
      `${name}: ${count(measured.written)} writes answered, ${measured.lost.length} of them lost; ${measured.wrong.length} answers neither as wanted nor 503 with Retry-After; ${measured.failures.length} unexpected failures in the logs; ${measured.untold} events not handed on.`,
    );
  }
  const text = `${machine()}

${RATE} requests a second, half of them writes (bookmarks, drafts, applications, messages), while the server is killed (\`kill -9\`), restarted at once
(SIGQUIT), restarted fast (SIGINT), or loses every connection (\`pg_terminate_backend\`). A killed or stopped server is started again by
whoever started it, a tenth of a second later. Refused is 503 with Retry-After; well again is from the fault to when the last request was due that was not answered
as wanted, in milliseconds. No process of the services ended.

${table(['fault', 'rounds', 'requests', 'refused', 'well again, p50', 'longest'], rows)}

${totals.map((line) => `- ${line}`).join('\n')}`;
  return { title: 'Loss of the database', text };
}
