import type { DeadLetters } from '../platform/work/dead-letters.ts';
import { createWork } from '../platform/work/work.ts';
import { commandConfig, fail, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run work -- list [--kind KIND]
       npm run work -- retry | discard ID … | --kind KIND | --all
`;

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: { kind: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const [order = 'list', ...named] = positionals;
const ways = [named.length > 0, values.kind !== undefined, values.all].filter(Boolean).length;
const isList = order === 'list' && named.length === 0 && !values.all;
if (!isList && (ways !== 1 || (order !== 'retry' && order !== 'discard'))) fail(USAGE);

async function list(letters: DeadLetters): Promise<void> {
  const found = await letters.list(values.kind);
  for (const { id, kind, diedAt, attempts, payload, reason } of found) {
    process.stdout.write(`${id}  ${kind}  ${diedAt.toISOString()}  ${attempts} attempts\n`);
    process.stdout.write(`  ${JSON.stringify(payload)}\n  ${reason.replaceAll(/[\p{Cc}\s]+/gu, ' ')}\n`);
  }
  process.stdout.write(`${found.length} failed.\n`);
}

async function change(letters: DeadLetters, what: 'retry' | 'discard'): Promise<void> {
  const ids = named.length > 0 ? named : (await letters.list(values.kind)).map(({ id }) => id);
  const count = await letters[what](ids);
  process.stdout.write(`${count} ${what === 'retry' ? 'queued again' : 'discarded'}.\n`);
  if (count < ids.length) process.stderr.write(`${ids.length - count} not found.\n`);
}

const log = (entry: unknown, message?: unknown) => void process.stderr.write(`${String(message ?? entry)}\n`);
await withDatabase(commandConfig(), async ({ url }) => {
  const work = createWork({ databaseUrl: url, log: { warn: log, error: log } });
  try {
    if (order === 'retry' || order === 'discard') await change(work.deadLetters, order);
    else await list(work.deadLetters);
  } finally {
    await work.stop();
  }
});
