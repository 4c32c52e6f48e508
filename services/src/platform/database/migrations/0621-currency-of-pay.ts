import { sql, type Kysely } from 'kysely';

/** The currency of `pay_year_max`, so that searches compare pay in different currencies. Null for jobs that do not state their pay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'`.execute(db);
  for (const [table, order] of [
    ['job_search', 'job_search_newest'],
    ['job_sample', undefined],
  ] as const) {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = ${table} and indexdef like '%USING gin%'`.execute(db);
    // Created again once at the end: every row is written again, and to index its words costs many times that.
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`alter table ${sql.id(table)} add column pay_currency text`.execute(db);
    await sql`
      update ${sql.id(table)} found set pay_currency = job.pay_currency from job
      where job.id = found.job_id and found.pay_year_max is not null`.execute(db);
    // Rows that were written again are at the end, while searches read the newest jobs as consecutive pages.
    if (order) await sql`cluster ${sql.id(table)} using ${sql.id(order)}`.execute(db);
    for (const { definition } of indexes) await sql.raw(definition).execute(db);
    await sql`analyze ${sql.id(table)}`.execute(db);
  }
}
