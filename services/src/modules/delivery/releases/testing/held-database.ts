import pg from 'pg';
import { expect } from 'vitest';

interface Hold {
  table: string;
  operation: 'insert' | 'update';
  /** Before the row is written, or when everything is written and the transaction commits. */
  when: 'before' | 'at commit';
}

export interface HeldDatabase {
  /** Runs the work while everybody who writes such a row waits there. */
  whileHeld(wanted: Hold, work: () => Promise<void>): Promise<void>;
  /** Resolves once somebody waits. */
  reached(): Promise<void>;
  close(): Promise<void>;
}

const LOCK = 38_070_001;

/** Keeps processes waiting in the middle of a transaction, at a chosen row. */
export async function openHeldDatabase(connectionString: string): Promise<HeldDatabase> {
  const client = new pg.Client({ connectionString, application_name: 'holder' });
  await client.connect();
  await client.query(
    `create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`,
  );
  return {
    async whileHeld({ table, operation, when }, work) {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      await client.query(
        when === 'before'
          ? `create trigger wait_for_test before ${operation} on ${table} for each row execute function wait_for_test()`
          : `create constraint trigger wait_for_test after ${operation} on ${table} deferrable initially deferred
              for each row execute function wait_for_test()`,
      );
      try {
        await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [LOCK]);
        await client.query(`drop trigger wait_for_test on ${table}`);
      }
    },
    async reached() {
      const waiting = async () =>
        (await client.query('select 1 from pg_locks where locktype = $1 and objid = $2 and not granted', ['advisory', LOCK]))
          .rowCount;
      await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
    },
    close: () => client.end(),
  };
}
