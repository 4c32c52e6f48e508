import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../database/database.ts';
import { made } from './made.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, database `postgres`. */
    databaseServer: string;
    /** Name of the migrated template. */
    databaseTemplate: string;
    /** Statements that were recorded on the newest server and that this one refuses. */
    refusedStatements: readonly string[];
  }
}

export interface TestDatabase {
  db: Database;
  url: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

export async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function makeDatabase(template: string): Promise<TestDatabase> {
  made.databases += 1;
  const server = inject('databaseServer');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = createDatabase({ connectionString: url.href });
  return {
    db,
    url: url.href,
    async drop() {
      await db.destroy();
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** A database of its own, with every migration applied: one a file, `afterAll(() => database.drop())`. */
export const createTestDatabase = (): Promise<TestDatabase> => makeDatabase(inject('databaseTemplate'));

/** A database of its own without anything in it. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> => makeDatabase('template0');
