import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBalancer } from './balancer.ts';
import { createDataFolder, removeDataFolder } from './data-folder.ts';
import { startS3Server } from './s3-server.ts';
import { startPlatform, type Platform } from './start-platform.ts';

export interface BalancedPlatform {
  /** What browsers know. */
  origin: string;
  /** Two processes with data folders of their own, on one database and one file store. */
  processes: readonly [Platform, Platform];
  stop(): Promise<void>;
}

interface Options {
  /** That of the balancer; the processes have the two after it. */
  port: number;
  releases: readonly string[];
}

/** The database of a platform that runs with its own server. */
async function databaseOf(data: string): Promise<string> {
  const { databasePort } = JSON.parse(await readFile(join(data, 'lock.json'), 'utf8')) as { databasePort: number };
  const password = await readFile(join(data, 'pg.password'), 'utf8');
  return `postgres://hirehq:${password.trim()}@127.0.0.1:${databasePort}/hirehq`;
}

/** Two processes behind a balancer: files of a page come from another process than the page. */
export async function startBalancedPlatform({ port, releases }: Options): Promise<BalancedPlatform> {
  const data = await createDataFolder();
  const [other, stored] = [`${data}-other`, `${data}-s3`];
  const s3 = await startS3Server(stored);
  const balancer = await startBalancer(port, [`http://localhost:${port + 1}`, `http://localhost:${port + 2}`]);
  const origin = `http://localhost:${port}`;
  const environment = { ...s3.environment, HIREHQ_ORIGIN: origin, HIREHQ_TEAM_RATE_LIMIT: '0' };
  const first = await startPlatform({ port: port + 1, data, releases, environment });
  const second = await startPlatform({
    port: port + 2,
    data: other,
    releases: [],
    environment: {
      ...environment,
      HIREHQ_SECRET: (await readFile(join(data, 'secret'), 'utf8')).trim(),
      DATABASE_URL: await databaseOf(data),
      HIREHQ_RELEASES_PROMOTE: 'false',
    },
  });
  return {
    origin,
    processes: [first, second],
    async stop() {
      await second.stop();
      await first.stop();
      await balancer.stop();
      await s3.stop();
      for (const folder of [data, other, stored]) await removeDataFolder(folder);
    },
  };
}
