import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { onServer } from './test-database.ts';

/**
 * vitest globalSetup: one PostgreSQL for the run, with a migrated template. HIREHQ_TEST_POSTGRES names the folder of
 * another server's programs, HIREHQ_TEST_DATABASE_URL a server that runs already.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['HIREHQ_TEST_DATABASE_URL'];
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'hirehq-test-'));
  if (folder) await chmod(folder, 0o711);
  const embedded = folder
    ? await startEmbeddedPostgres({ folder, durable: false, binaries: process.env['HIREHQ_TEST_POSTGRES'] })
    : undefined;
  const server = new URL(given ?? embedded?.url ?? '');
  server.pathname = '/postgres';

  const template = `hirehq_template_${process.pid}`;
  await onServer(server.href, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  });
  const address = new URL(server);
  address.pathname = `/${template}`;
  const db = createDatabase({ connectionString: address.href, poolSize: 1 });
  await migrate(db);
  await db.destroy();

  project.provide('databaseServer', server.href);
  project.provide('databaseTemplate', template);
  return async () => {
    if (given) await onServer(server.href, (client) => client.query(`drop database if exists ${template} with (force)`));
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}
