import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Below the ports that systems give to outgoing connections: another test's connection cannot take one before it is used. */
const PORTS = [20_000, 32_000] as const;
const TRIES = 100;

async function isUnused(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (listens) await new Promise((resolve) => server.close(resolve));
  return listens;
}

export async function unusedPort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(...PORTS);
    if (await isUnused(port)) return port;
  }
  throw new Error('No free port.');
}

export interface ServicesProcess {
  child: ChildProcess;
  /** Its output so far. */
  printed(): string;
  /** Its exit code, once it ends; null if it was ended by a signal. */
  ended: Promise<number | null>;
}

/** Starts the services in a separate process, as `npm start` does; resolves when they are ready or have ended. */
export async function startServicesProcess(
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<ServicesProcess> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'development',
      HIREHQ_SEED: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await new Promise<void>((resolve) => {
    const hear = (data: Buffer) => {
      text += data.toString();
      if (text.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => resolve());
  });
  return { child, printed: () => text, ended };
}
