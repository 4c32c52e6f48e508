import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createBossDatabase } from './boss-database.ts';

test('the tables created by the migrations are those that the installed pg-boss expects', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const db = createBossDatabase(database.url, undefined);
  const boss = new PgBoss({ db, schema: 'work', migrate: false, schedule: false, supervise: false });
  await boss.start();
  onTestFinished(async () => {
    await boss.stop({ close: false });
    await db.end();
  });
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true, missing: [], missingTables: [], mismatched: [] });
});
