import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Faults of a database in use. */
export const FAULTS = ['kill -9', 'immediate restart', 'fast restart', 'connections terminated'] as const;
export type ChaosFault = (typeof FAULTS)[number];

const SIGNALS = {
  'kill -9': 'SIGKILL',
  'immediate restart': 'SIGQUIT',
  'fast restart': 'SIGINT',
} as const satisfies Partial<Record<ChaosFault, NodeJS.Signals>>;

const LOOK_EVERY_MS = 20;

export interface ServerOfFolder {
  url(): Promise<string>;
  /** Causes the fault; resolves once a new server is running, or the connections are closed. */
  strike(fault: ChaosFault): Promise<void>;
}

/** The server whose cluster is in `pg/` of a folder; it is restarted by others. */
export function serverOfFolder(folder: string): ServerOfFolder {
  const pidFile = async () => (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = async () => Number((await pidFile())[0]);

  async function url(): Promise<string> {
    const password = await readFile(join(folder, 'pg.password'), 'utf8');
    return `postgres://hirehq:${password.trim()}@127.0.0.1:${(await pidFile())[3]}/hirehq`;
  }

  async function terminateConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: await url() });
    await client.connect();
    try {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
    } finally {
      await client.end();
    }
  }

  return {
    url,
    async strike(fault) {
      if (fault === 'connections terminated') return terminateConnections();
      const before = await pid();
      process.kill(before, SIGNALS[fault]);
      for (let now = before; now === before || !now; now = await pid()) await sleep(LOOK_EVERY_MS);
    },
  };
}
