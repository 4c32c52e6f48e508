import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table } from './keep-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/flooding/measure-flooding.ts');

interface Times {
  p50: number;
  p95: number;
}
interface Phase {
  list: Times;
  delivery: Times & { sent: number; refused: number };
}

/** The JSON that services/src/bench/flooding/measure-flooding.ts prints. */
interface Flooded {
  quiet: Phase;
  meanwhile: Phase;
  flood: { stored: number; refused: number; refusedWithRetryAfter: number };
  listed: { shown: number; all: number };
}

const count = (value: number) => value.toLocaleString('en-US');
const ratio = (of: number, to: number) => `${(of / Math.max(to, 0.1)).toFixed(1)}×`;

/** What a candidate and other employers notice of one employer that sends the candidate as many messages as it can. */
export async function measureFlooding(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE], { maxBuffer: 2 ** 24 });
  const { quiet, meanwhile, flood, listed } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Flooded;
  const { sent, refused } = meanwhile.delivery;
  return `${machine('embedded PostgreSQL')}

One employer sends a candidate messages as fast as it can for half a minute, ten at once, and again a tenth of a second after a refusal, while five other employers write
to the same candidate as usual and the candidate's page requests its conversations five times a second. Milliseconds.

${table(
  ['', 'p50 quiet', 'p95 quiet', 'p50 meanwhile', 'p95 meanwhile', 'ratio of p95'],
  (
    [
      ["the candidate's conversations", quiet.list, meanwhile.list],
      ['a message of another employer, until it is stored', quiet.delivery, meanwhile.delivery],
    ] as const
  ).map(([name, before, after]) => [name, before.p50, before.p95, after.p50, after.p95, ratio(after.p95, before.p95)]),
)}

Of ${count(flood.stored + flood.refused)} messages of the flooding employer ${flood.stored} are stored and ${count(flood.refused)} refused, ${count(flood.refusedWithRetryAfter)} of them with \`Retry-After\`; of ${sent} messages of the others
${refused} are refused. The candidate's list shows ${listed.shown} of ${listed.all} conversations on its first page.`;
}
