import { sql, type Kysely } from 'kysely';

/** The best paid jobs of each currency are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index job_search_pay on job_search (pay_currency, pay_year_max desc, posted_at desc, job_id desc)
    where pay_year_max is not null`.execute(db);
}
