import { sql, type Kysely } from 'kysely';

const CODES = ['care_setting', 'shift_pattern', 'licence_need', 'pay_band_code'];
const WORDS = ['licence', 'pay_band'];

/**
 * Whether the title of a job names an occupation in health, and what it says of such a post. Jobs are indexed again in the background,
 * which reads their titles. The next pull of each feed fetches it although it has not changed, and reads its jobs again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const added = (columns: readonly string[]) => sql.join(columns.map((column) => sql`add column ${sql.id(column)} text`));
  for (const table of ['job_search', 'job_sample']) await sql`alter table ${sql.id(table)} ${added(CODES)}`.execute(db);
  await sql`alter table job ${added([...CODES, ...WORDS])}`.execute(db);
  for (const table of ['job_search', 'job_sample'])
    await sql`alter table ${sql.id(table)} add column health_work boolean not null default false`.execute(db);
  await sql`update feed set etag = null, last_modified = null where etag is not null or last_modified is not null`.execute(db);
}
