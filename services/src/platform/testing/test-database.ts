import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../database/database.ts';
import { makePristine, type PristineDatabase } from './recycled-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, database `postgres`. */
    databaseServer: string;
    /** Name of the migrated template. */
    databaseTemplate: string;
    /** Data folder with a copy of the cluster, for tests that end its server (copy-cluster.ts); undefined on another server. */
    preparedCluster: string | undefined;
    /** Statements that were recorded on the newest server and that this one refuses. */
    refusedStatements: readonly string[];
    /** How to make a database as it was. */
    pristineDatabase: PristineDatabase;
  }
}

export interface TestDatabase {
  db: Database;
  url: string;
  /** Closes the pool and leaves the database to the next file. */
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

/** Databases that files before left, as they were made. */
const emptied: string[] = [];

const addressOf = (name: string): string => {
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  return url.href;
};

async function createFrom(template: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const server = inject('databaseServer');
  await onServer(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return name;
}

const dropDatabase = (name: string) =>
  onServer(inject('databaseServer'), (client) => client.query(`drop database if exists ${name} with (force)`));

/** Empties the database for the next file, or drops it if a test changed more than rows. */
async function leaveDatabase(name: string): Promise<void> {
  const isPristine = await onServer(addressOf(name), (client) => makePristine(client, inject('pristineDatabase')));
  if (isPristine) emptied.push(name);
  else await dropDatabase(name);
}

function opened(name: string, leave: (name: string) => Promise<unknown>): TestDatabase {
  const db = createDatabase({ connectionString: addressOf(name) });
  return {
    db,
    url: addressOf(name),
    async drop() {
      await db.destroy();
      await leave(name);
    },
  };
}

/** A database with every migration applied, which no file before has used. */
export const createNewTestDatabase = async (): Promise<TestDatabase> =>
  opened(await createFrom(inject('databaseTemplate')), leaveDatabase);

/** A database of its own, with every migration applied: one a file, `afterAll(() => database.drop())`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const left = emptied.pop();
  return left === undefined ? createNewTestDatabase() : opened(left, leaveDatabase);
}

/** A database of its own without anything in it. */
export const createEmptyTestDatabase = async (): Promise<TestDatabase> => opened(await createFrom('template0'), dropDatabase);
