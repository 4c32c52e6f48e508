import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../build-app.ts';
import { readConfig } from '../config.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded-postgres.ts';
import { createDiskFileStore } from '../files/disk-files.ts';
import { migrate } from '../database/migrate.ts';
import { readRecordedStatements, refusedStatements } from './recorded-statements.ts';
import { copyCluster } from './copy-cluster.ts';
import { readPristine } from './recycled-database.ts';
import { onServer } from './test-database.ts';

interface TestServer {
  /** Address of the database `postgres`. */
  url: string;
  /** Name of a database with every migration applied. */
  template: string;
  /** Folder with a copy of its cluster (copy-cluster.ts); undefined for a server that runs already or is not the bundled one. */
  prepared: string | undefined;
  stop(): Promise<void>;
}

const databaseOf = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Starts the application once, so that the work queues and the taxonomies are there. */
async function startOnce(db: Database, databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-files-'));
  const secret = 'a secret of at least 32 characters';
  const app = await buildApp({
    config: readConfig({ NODE_ENV: 'test', HIREHQ_DATA: folder, HIREHQ_LOG_LEVEL: 'silent' }),
    db,
    databaseUrl,
    files: createDiskFileStore({ folder, secret }),
    secret,
  });
  await app.ready();
  await app.close();
  // Work that a test runs no process for would wait there for ever.
  await sql`truncate work.schedule, work.job`.execute(db);
  await rm(folder, { recursive: true, force: true });
}

/** Makes a database with every migration applied and what the application adds at its first start. */
async function createTemplate(url: string, template: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  });
  const db = createDatabase({ connectionString: databaseOf(url, template), poolSize: 1 });
  await migrate(db);
  await startOnce(db, databaseOf(url, template));
  await db.destroy();
}

/** Copies the cluster of a server, with the template as the database of the services; returns the server, started again. */
async function keepCopy(
  server: EmbeddedPostgres,
  { folder, template, copy }: { folder: string; template: string; copy: string },
): Promise<EmbeddedPostgres> {
  const url = databaseOf(server.url, 'postgres');
  const own = new URL(server.url).pathname.slice(1);
  await onServer(url, async (client) => {
    await client.query(`drop database ${own}`);
    await client.query(`create database ${own} template ${template} strategy file_copy`);
  });
  await server.stop();
  await copyCluster(folder, copy);
  return startEmbeddedPostgres({ folder, durable: false });
}

/** A server with a migrated template: one that runs already, or one of our own with these programs. */
async function startTestServer({
  given,
  binaries,
}: {
  given?: string | undefined;
  binaries?: string | undefined;
}): Promise<TestServer> {
  const template = `hirehq_template_${process.pid}`;
  if (given) {
    const url = databaseOf(given, 'postgres');
    await createTemplate(url, template);
    const stop = () => onServer(url, (client) => client.query(`drop database if exists ${template} with (force)`));
    return { url, template, prepared: undefined, stop: async () => void (await stop()) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-test-'));
  await chmod(folder, 0o711);
  let embedded = await startEmbeddedPostgres({ folder, durable: false, binaries });
  await createTemplate(databaseOf(embedded.url, 'postgres'), template);
  const prepared = binaries === undefined ? join(folder, 'prepared') : undefined;
  if (prepared) embedded = await keepCopy(embedded, { folder, template, copy: prepared });
  return {
    url: databaseOf(embedded.url, 'postgres'),
    template,
    prepared,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What this server refuses of the statements that were recorded on the newest, and the newest does not. */
async function refusedHere({ url, template }: TestServer, folder: string): Promise<string[]> {
  const statements = readRecordedStatements(folder);
  const refused = await onServer(databaseOf(url, template), (client) => refusedStatements(client, statements));
  if (refused.size === 0) return [];
  // Some tests have tables of their own, or those of an older schema: neither server knows these.
  const newest = await startTestServer({});
  const everywhere = await onServer(databaseOf(newest.url, newest.template), (client) =>
    refusedStatements(client, [...refused.keys()]),
  );
  await newest.stop();
  return [...refused].filter(([text]) => !everywhere.has(text)).map(([text, message]) => `${message}: ${text}`);
}

/**
 * vitest globalSetup: one PostgreSQL for the run, with a migrated template. HIREHQ_TEST_POSTGRES names the folder of
 * another server's programs, HIREHQ_TEST_DATABASE_URL a server that runs already, HIREHQ_STATEMENTS the folder of what
 * was recorded on the newest.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [given, binaries, statements] = ['HIREHQ_TEST_DATABASE_URL', 'HIREHQ_TEST_POSTGRES', 'HIREHQ_STATEMENTS'].map(
    (name) => process.env[name],
  );
  const server = await startTestServer({ given, binaries });
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', server.template);
  project.provide('preparedCluster', server.prepared);
  project.provide('pristineDatabase', await onServer(databaseOf(server.url, server.template), readPristine));
  project.provide('refusedStatements', binaries && statements ? await refusedHere(server, statements) : []);
  return () => server.stop();
}
