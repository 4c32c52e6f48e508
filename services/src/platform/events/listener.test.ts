import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const listening = async (db: Database) => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = 'hirehq listen'`.execute(db);
  return rows.length;
};

test('the one connection that listens goes to the server itself where the database is behind a pooler', async () => {
  const behind = await createTestDatabase();
  onTestFinished(() => behind.drop());
  const { database } = readConfig({ NODE_ENV: 'test' });
  const hirehq = await createTestApp({ modules: [], config: { database: { ...database, listenUrl: behind.url } } });
  onTestFinished(() => hirehq.close());
  expect(await listening(behind.db)).toBe(1);
  expect(await listening(hirehq.db)).toBe(0);
});
