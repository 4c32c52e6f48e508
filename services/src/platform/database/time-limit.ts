import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/**
 * `application_name` of a connection whose statements have no time limit. The server reports each change of it to the client, so
 * that the pool knows that silence is no fault there.
 */
export const UNLIMITED = 'hirehq, without time limit';

const lift = (db: Database, isLocal: boolean) =>
  sql`select set_config('statement_timeout', '0', ${isLocal}), set_config('application_name', ${UNLIMITED}, ${isLocal})`.execute(
    db,
  );

/** Lifts the limit on the time of a statement until the transaction ends. */
export async function liftTimeLimit(trx: Transaction): Promise<void> {
  await lift(trx, true);
}

/** Runs work on one connection, outside a transaction, whose statements have no time limit. */
export async function withoutTimeLimit(db: Database, work: (connection: Database) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await lift(connection, false);
    try {
      await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset application_name`.execute(connection);
    }
  });
}
