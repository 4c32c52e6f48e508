import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oldestInstalledPostgres } from '../run/installed-postgres.ts';
import { machine, table, type Say, type Section } from './write-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/messages.ts');
const WITHIN_MS = 30 * 60_000;

/** The JSON that services/src/bench/messages.ts prints. */
interface Measured {
  sends: number;
  stored: number;
  retries: number;
  proxy: Record<string, number>;
  kills: { services: number; database: number; leftAtLast: number };
  seconds: number;
  lost: string[];
  doubled: string[];
  disordered: string[];
  miscounted: string[];
}

const count = (value: number) => value.toLocaleString('en-US');

/** Sends ten thousand messages through an unreliable proxy while services and database are killed, and compares what all readers see. */
export async function measureMessages(say: Say): Promise<Section> {
  const installed = oldestInstalledPostgres();
  say('ten thousand messages and twenty kills, about ten minutes');
  const args = installed ? ['--binaries', installed.binaries] : [];
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, ...args], { maxBuffer: 2 ** 26, timeout: WITHIN_MS });
  const measured = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
  const { sends, stored, retries, proxy, kills, seconds, lost, doubled, disordered, miscounted } = measured;
  for (const line of [...lost, ...doubled, ...disordered, ...miscounted].slice(0, 20)) say(line);
  const text = `${machine(`PostgreSQL ${installed?.version ?? '(embedded)'}`)}

Fifty candidates and their employer send each other ${count(sends)} messages, three at once on each side, through a proxy in front of two processes of the services. Each
is sent with its idempotency key until it is acknowledged. Meanwhile the processes and the database are killed (\`kill -9\`) in turns:
${kills.services} and ${kills.database} times; ${count(kills.leftAtLast)} messages were left to send at the last kill. Afterwards the REST calls of candidate and employer, GraphQL page by page in both
directions, and the event stream, which was cut with every kill, are compared.

${table(
  ['what the proxy did', 'requests'],
  Object.entries(proxy).map(([fault, struck]) => [fault, count(struck)]),
)}

${table(
  [
    'sent',
    'sent again',
    'stored',
    'lost',
    'readers with a message twice',
    'readers in another order',
    'wrong unread counts',
    'seconds',
  ],
  [[sends, retries, stored, lost.length, doubled.length, disordered.length, miscounted.length, seconds].map(count)],
)}`;
  return { title: 'Messages through a bad network', text };
}
