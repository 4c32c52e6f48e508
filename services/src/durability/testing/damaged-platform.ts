import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { explainFailure } from '../../explain-failure.ts';
import { readConfig } from '../../platform/config.ts';
import { startServices } from '../../start-services.ts';

export interface StartedPlatform {
  /** What it printed. */
  printed: string;
  /** Undefined if the start failed. */
  stop: (() => Promise<void>) | undefined;
  /** What the process prints before it ends with code 1. */
  failure: string | undefined;
}

/** Starts the services in this process, as `main.ts` does. */
export async function startPlatform(environment: Record<string, string>): Promise<StartedPlatform> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const config = readConfig({
    NODE_ENV: 'development',
    HIREHQ_SEED: 'none',
    HIREHQ_LOG_LEVEL: 'silent',
    HIREHQ_RATE_LIMIT: '0',
    ...environment,
  });
  try {
    const stop = await startServices({ config, fresh: false, jobs: undefined, say });
    return { printed: lines.join('\n'), stop, failure: undefined };
  } catch (error) {
    return { printed: lines.join('\n'), stop: undefined, failure: explainFailure(error) };
  }
}

/** Makes `to` a copy of `from`; owners and modes stay, because PostgreSQL opens nothing that is not its own. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await promisify(execFile)('cp', ['-a', from, to]);
}
