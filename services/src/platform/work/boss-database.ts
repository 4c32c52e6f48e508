import { CompiledQuery } from 'kysely';
import type { Db } from 'pg-boss';
import type { Transaction } from '../database/database.ts';
import { openPool } from '../database/open-pool.ts';
import type { Listener } from '../events/listener.ts';

/** Requests cannot take these connections away from the work, and the work none from the requests. */
const CONNECTIONS = 2;
const STATEMENT_MS = 60_000;

export interface BossDatabase extends Db {
  end(): Promise<void>;
}

/** The connections pg-boss works on; it hears of new work by the platform's own listener. */
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

/** A transaction of the platform, as pg-boss takes it. */
export const inTransaction = (trx: Transaction): Db => ({
  executeSql: async (text, values) => trx.executeQuery(CompiledQuery.raw(text, values)) as Promise<{ rows: unknown[] }>,
});
