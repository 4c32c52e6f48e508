import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKeycloakAdmin, type KeycloakAdmin } from './keycloak-admin.ts';
import { END_WITH_PARENT } from './start-platform.ts';

const RUNNER = join(import.meta.dirname, '../../tooling/run/keycloak.mjs');
/** The first start of all fetches and builds Keycloak. */
const READY_WITHIN_MS = 600_000;
const OLDEST_JAVA = 17;

export interface KeycloakOptions {
  port: number;
  /** HIREHQ_DATA; Keycloak keeps its own in the folder `keycloak`, mails go to `outbox`. */
  data: string;
  /** Origin of the platform whose candidates sign in; several with `,` between them. */
  origin: string;
}

export interface RunningKeycloak {
  /** `http://localhost:PORT/realms/hirehq` */
  issuer: string;
  admin: KeycloakAdmin;
  /** What it has written so far. */
  output(): string;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

function said(command: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return error ? '' : stdout + stderr;
}

/** Whether a real Keycloak can run here: Java 17 or newer, and Maven to fetch it. */
export function keycloakAvailable(): boolean {
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
  const version = /version "(\d+)/.exec(said(java, ['-version']))?.[1];
  return Number(version ?? 0) >= OLDEST_JAVA && /Apache Maven/.test(said('mvn', ['--version']));
}

const hasEnded = (runner: ChildProcess) => runner.exitCode !== null || runner.signalCode !== null;

/** Starts Keycloak by the project's own command, and waits until it is ready. Rejects with what the command said. */
export async function startKeycloak({ port, data, origin }: KeycloakOptions): Promise<RunningKeycloak> {
  const runner = spawn(process.execPath, ['--import', END_WITH_PARENT, RUNNER, '--port', String(port), '--origin', origin], {
    env: { ...process.env, HIREHQ_DATA: data },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, so that a power cut reaches Java too.
    detached: true,
  });
  let output = '';
  for (const stream of [runner.stdout, runner.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));

  async function end(send: () => void): Promise<void> {
    if (hasEnded(runner)) return;
    const ended = once(runner, 'exit');
    send();
    await ended;
  }
  const stop = () => end(() => runner.kill('SIGTERM'));
  const kill = () => end(() => runner.pid && process.kill(-runner.pid, 'SIGKILL'));

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!output.includes('Keycloak is ready at')) {
    if (hasEnded(runner)) throw new Error(`Keycloak ended before it was ready.\n${output}`);
    if (Date.now() > deadline) {
      await kill();
      throw new Error(`Keycloak was not ready after ${READY_WITHIN_MS / 1000} s.\n${output}`);
    }
    await sleep(100);
  }
  const server = `http://localhost:${port}`;
  return { issuer: `${server}/realms/hirehq`, admin: createKeycloakAdmin(server, data), output: () => output, stop, kill };
}
