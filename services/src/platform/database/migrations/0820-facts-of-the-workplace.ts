import { sql, type Kysely } from 'kysely';

const COLUMNS = ['noise_level', 'lighting', 'contact_level', 'work_structure', 'flexibility', 'interview_format'];

/** What it is like to work at a job. The next pull of each feed fetches it although it has not changed, and reads its jobs again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const added = sql.join(COLUMNS.map((column) => sql`add column ${sql.id(column)} text`));
  for (const table of ['job', 'job_search', 'job_sample']) await sql`alter table ${sql.id(table)} ${added}`.execute(db);
  await sql`update feed set etag = null, last_modified = null where etag is not null or last_modified is not null`.execute(db);
}
