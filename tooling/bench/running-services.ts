import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const SERVICES = join(import.meta.dirname, '../../services');

interface ServicesToRun {
  jobs: number;
  releases?: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** A data folder that exists and is kept; by default a temporary one. */
  data?: string;
  /** Any free one by default. Accounts belong to the address of the provider: a kept folder needs the same port each time. */
  port?: number;
}

export interface RunningServices {
  origin: string;
  environment: NodeJS.ProcessEnv;
  pid: number;
  /** What they have printed so far. */
  output: () => string;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('found no free port');
  return address.port;
}

/** Runs the services while `work` measures them; removes temporary data afterwards. */
export async function withServices<T>(
  { jobs, releases = [], environment: further = {}, data: kept, port: wanted }: ServicesToRun,
  work: (running: RunningServices) => Promise<T>,
): Promise<T> {
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'hirehq-bench-')));
  await chmod(data, 0o711);
  const port = wanted ?? (await freePort());
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    HIREHQ_DATA: data,
    HIREHQ_RELEASES: releases.join(delimiter),
    HIREHQ_RELEASES_PROMOTE: 'true',
    HIREHQ_SEED: 'demo',
    HIREHQ_RATE_LIMIT: '0',
    HIREHQ_LOG_LEVEL: 'error',
    ...further,
  };
  const services = spawn(process.execPath, [join(SERVICES, 'src/main.ts'), '--jobs', String(jobs)], {
    cwd: SERVICES,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(services, 'exit');
  let said = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [services.stdout, services.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('is ready at')) resolve();
      });
    }
  });
  try {
    await Promise.race([
      ready,
      ended.then(() => {
        throw new Error(`The services ended before they were ready.\n${said}`);
      }),
    ]);
    return await work({ origin: `http://localhost:${port}`, environment, pid: services.pid ?? 0, output: () => said });
  } finally {
    services.kill('SIGTERM');
    await ended;
    if (kept === undefined) await rm(data, { recursive: true, force: true });
  }
}
