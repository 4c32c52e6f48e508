import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
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
