import { CompiledQuery } from 'kysely';
import type { Db } from 'pg-boss';
import type { Transaction } from '../database/database.ts';
import { openPool } from '../database/open-pool.ts';
import type { Listener } from '../events/listener.ts';

/** A separate pool, so that requests and background work cannot take connections from each other. */
const CONNECTIONS = 2;
const STATEMENT_MS = 60_000;

export interface BossDatabase extends Db {
  end(): Promise<void>;
}

/** The connection pool of pg-boss, which is notified of new work by the platform's own listener. */
export function createBossDatabase(connectionString: string, listener: Listener | undefined): BossDatabase {
  const pool = openPool({ connectionString, max: CONNECTIONS, statementTimeoutMs: STATEMENT_MS, name: 'hirehq work' });
  return {
    executeSql: (text, values) => pool.query(text, values),
    ...(listener && {
      async listen(channel: string, heard: (payload: string) => void, missed: () => void) {
        listener.on(channel, (payload) => (payload === undefined ? missed() : heard(payload)));
        return { close: async () => undefined };
      },
    }),
    end: () => pool.end(),
  };
}

/** Wraps a transaction of the platform for pg-boss. */
export const inTransaction = (trx: Transaction): Db => ({
  executeSql: async (text, values) => trx.executeQuery(CompiledQuery.raw(text, values)) as Promise<{ rows: unknown[] }>,
});
