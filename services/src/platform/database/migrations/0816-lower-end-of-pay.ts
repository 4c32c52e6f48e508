import { sql, type Kysely } from 'kysely';
import { UNITS_PER_YEAR } from '@hirehq/shared-contracts/codes';

const unitsPerYear = sql.join(
  Object.entries(UNITS_PER_YEAR).map(([unit, times]) => sql`when ${sql.lit(unit)} then ${sql.lit(times)}`),
  sql` `,
);

/** The lower end of a range of pay, per year, in `pay_currency`. Null if it is that of `pay_year_max`. */
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
    await sql`alter table ${sql.id(table)} add column pay_year_min real`.execute(db);
    await sql`
      update ${sql.id(table)} found set pay_year_min = job.pay_min * case job.pay_unit ${unitsPerYear} end from job
      where job.id = found.job_id and job.pay_min > 0 and job.pay_min < job.pay_max and found.pay_year_max is not null`.execute(
      db,
    );
    // Rows that were written again are at the end, while searches read the newest jobs as consecutive pages.
    if (order) await sql`cluster ${sql.id(table)} using ${sql.id(order)}`.execute(db);
    for (const { definition } of indexes) await sql.raw(definition).execute(db);
    await sql`analyze ${sql.id(table)}`.execute(db);
  }
}
