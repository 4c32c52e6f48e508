// oxlint-disable-next-line no-restricted-imports -- it holds rows of processes from outside of their connections
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

/** Keeps processes waiting in the middle of a transaction, at a chosen row. */
export async function openHeldDatabase(connectionString: string): Promise<HeldDatabase> {
  const client = new pg.Client({ connectionString, application_name: 'holder' });
  // Its transaction holds the table that whoever writes such a row has to lock.
  const holder = new pg.Client({ connectionString, application_name: 'holder' });
  await Promise.all([client.connect(), holder.connect()]);
  await client.query('create table held_by_test ()');
  await client.query(
    `create function wait_for_test() returns trigger language plpgsql as $$
      begin lock table held_by_test in row share mode; return new; end $$`,
  );
  return {
    async whileHeld({ table, operation, when }, work) {
      await holder.query('begin');
      await holder.query('lock table held_by_test in access exclusive mode');
      await client.query(
        when === 'before'
          ? `create trigger wait_for_test before ${operation} on ${table} for each row execute function wait_for_test()`
          : `create constraint trigger wait_for_test after ${operation} on ${table} deferrable initially deferred
              for each row execute function wait_for_test()`,
      );
      try {
        await work();
      } finally {
        await holder.query('commit');
        await client.query(`drop trigger wait_for_test on ${table}`);
      }
    },
    async reached() {
      const waiting = async () =>
        (await client.query("select 1 from pg_locks where relation = 'held_by_test'::regclass and not granted")).rowCount;
      await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
    },
    async close() {
      await Promise.all([client.end(), holder.end()]);
    },
  };
}
