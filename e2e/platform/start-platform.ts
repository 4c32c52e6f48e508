import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { notePlatformStart } from './cost.ts';

const SERVICES = join(import.meta.dirname, '../../services');
/** Preloaded: the services end when this process does, also by kill -9. */
export const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href;
const READY_WITHIN_MS = 300_000;

/** For tests and hooks that start or stop a platform: a hook has the limit of the run, whatever the tests of its file have. */
export const START_WITHIN_MS = READY_WITHIN_MS + 60_000;

export interface DemoAccount {
  email: string;
  password: string;
}

export interface Platform {
  origin: string;
  /** Of the process of the services. */
  pid: number | undefined;
  data: string;
  demoAccounts: readonly DemoAccount[];
  /** What it has written so far. */
  output(): string;
  /** Ends the services as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends the services as a power cut does. */
  kill(): Promise<void>;
}

export interface PlatformOptions {
  port: number;
  data: string;
  releases: readonly string[];
  /** How long the shell waits for a file of a remote, in milliseconds. */
  loadMs?: number;
  /** More of docs/operations.md. */
  environment?: Readonly<Record<string, string>>;
}

export function platformEnvironment({ port, data, releases, loadMs, environment }: PlatformOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    HIREHQ_DATA: data,
    HIREHQ_RELEASES: releases.join(delimiter),
    HIREHQ_RELEASES_PROMOTE: 'true',
    HIREHQ_SEED: 'demo',
    // One address sends what many visitors would.
    HIREHQ_RATE_LIMIT: '0',
    HIREHQ_LOG_LEVEL: 'error',
    // Demo employers that act by themselves change what a test counts; a test about them turns them on.
    HIREHQ_AUTOPILOT: 'off',
    ...(loadMs !== undefined && { HIREHQ_LOAD_MS: String(loadMs) }),
    ...environment,
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/ready`, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}

async function end(services: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (services.exitCode !== null || services.signalCode !== null) return;
  const ended = once(services, 'exit');
  services.kill(signal);
  await ended;
}

/** The accounts that the ready line names: `email / password`, separated by commas. */
function accountsIn(output: string): DemoAccount[] {
  const listed = /demo accounts: (.*)/.exec(output)?.[1] ?? '';
  return [...listed.matchAll(/(\S+@\S+)\s*\/\s*([^\s,]+)/g)].map(([, email = '', password = '']) => ({ email, password }));
}

/** Starts the services as `npm start` does, and waits until they are ready. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { port, data } = options;
  notePlatformStart();
  const origin = `http://localhost:${port}`;
  const services = spawn(process.execPath, ['--import', END_WITH_PARENT, join(SERVICES, 'src/main.ts')], {
    cwd: SERVICES,
    env: platformEnvironment(options),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [services.stdout, services.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!/is ready at/.test(output) || !(await isReady(origin))) {
    if (services.exitCode !== null || services.signalCode !== null)
      throw new Error(`The services ended before they were ready.\n${output}`);
    if (Date.now() > deadline) {
      await end(services, 'SIGKILL');
      throw new Error(`The services were not ready after ${READY_WITHIN_MS / 1000} s.\n${output}`);
    }
    await sleep(100);
  }
  return {
    origin,
    pid: services.pid,
    data,
    demoAccounts: accountsIn(output),
    output: () => output,
    stop: () => end(services, 'SIGTERM'),
    kill: () => end(services, 'SIGKILL'),
  };
}
