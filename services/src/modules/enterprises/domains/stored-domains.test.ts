import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { withoutTables } from '../../../platform/database/migrate.ts';
import { up } from '../../../platform/database/migrations/0201-employer-domains.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';

test('SH-29 domains stored by earlier releases count as verified, each for the oldest employer', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  await db.schema.dropTable('employer_domain').execute();
  const [older, newer, none] = [randomUUID(), randomUUID(), randomUUID()];
  const stored = (id: string, day: string, domain_names: string[]) => ({
    id,
    establishment_name: id,
    domain_names,
    created_at: new Date(`2026-01-${day}`),
  });
  await db
    .insertInto('enterprise')
    .values([
      stored(newer, '02', ['shared.example', 'newer.example']),
      stored(older, '01', ['jobs.older.example', 'shared.example']),
      stored(none, '03', []),
    ])
    .execute();
  await db.transaction().execute((trx) => up(withoutTables(trx)));
  const names = await db.selectFrom('enterprise').select(['id', 'domain_names']).orderBy('created_at').execute();
  expect(names.map(({ id, domain_names }) => [id, domain_names])).toEqual([
    [older, ['jobs.older.example', 'shared.example']],
    [newer, ['newer.example']],
    [none, []],
  ]);
  const rows = await db.selectFrom('employer_domain').select(['state', 'proven_by', 'next_check_at']).execute();
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ state: 'proven', proven_by: 'kept', next_check_at: null })]),
  );
});
