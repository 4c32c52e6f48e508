import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderTaken } from './platform/data-folder.ts';
import { MigrationChanged, ServerTooOld } from './platform/database/migrate.ts';
import { Refusal } from './platform/http/refusal.ts';
import { startServices } from './start-services.ts';

/** Each step of a stop has its own time limit; this one is for unexpected delays. */
const STOP_WITHIN_MS = 60_000;

function arguments_(): { fresh: boolean; jobs: number | undefined; autopilot: boolean } {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      jobs: { type: 'string' },
      'no-autopilot': { type: 'boolean', default: false },
    },
  });
  const jobs = values.jobs === undefined ? undefined : Number(values.jobs);
  if (jobs !== undefined && !(Number.isInteger(jobs) && jobs > 0)) throw new ConfigError(['--jobs must be a positive integer']);
  return { fresh: values.fresh, jobs, autopilot: !values['no-autopilot'] };
}

/** Failures of a start whose sentence says all there is to say. */
const EXPLAINED = [ConfigError, DataFolderTaken, ServerTooOld, MigrationChanged];

function explain(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && error.message.includes('unsupported startup parameter'))
    return `The pooler of DATABASE_URL refuses the connection: ${error.message}. Which line its configuration needs is in docs/operations.md, 'Behind a pooler'.`;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const say = (message: string) => void process.stdout.write(`${message}\n`);
  const { autopilot, ...options } = arguments_();
  const config = readConfig(process.env);
  const stop = await startServices({ config: { ...config, autopilot: config.autopilot && autopilot }, ...options, say });
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  // Stopped work may reject a promise that nothing awaits any more: expected, and no reason to end the process.
  process.on('unhandledRejection', (reason) => {
    if (!(reason instanceof Refusal)) throw reason;
  });
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
