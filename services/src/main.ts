import { parseArgs } from 'node:util';
import { explainFailure } from './explain-failure.ts';
import { ConfigError } from './platform/config-values.ts';
import { readConfig } from './platform/config.ts';
import { Refusal } from './platform/refusals/refusal.ts';
import { checkStart } from './check-start.ts';
import { startServices } from './start-services.ts';

/** Each step of a stop has its own time limit; this one is for unexpected delays. */
const STOP_WITHIN_MS = 60_000;

function arguments_(): { fresh: boolean; jobs: number | undefined; autopilot: boolean; check: boolean } {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      jobs: { type: 'string' },
      'no-autopilot': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const jobs = values.jobs === undefined ? undefined : Number(values.jobs);
  if (jobs !== undefined && !(Number.isInteger(jobs) && jobs > 0)) throw new ConfigError(['--jobs must be a positive integer']);
  return { fresh: values.fresh, jobs, autopilot: !values['no-autopilot'], check: values.check };
}

/** SIGINT and SIGTERM stop the services, and end the process. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explainFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

try {
  const say = (message: string) => void process.stdout.write(`${message}\n`);
  const { autopilot, check, ...options } = arguments_();
  const config = readConfig(process.env);
  if (check) process.exit(await checkStart(config, say));
  // Stopped work may reject a promise that nothing awaits any more: expected, and no reason to end the process.
  process.on('unhandledRejection', (reason) => {
    if (!(reason instanceof Refusal)) throw reason;
  });
  await startServices({
    ...options,
    config: { ...config, autopilot: config.autopilot && autopilot },
    say,
    onServing: stopOnSignals,
  });
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
