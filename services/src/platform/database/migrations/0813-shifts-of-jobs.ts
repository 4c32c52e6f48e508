import { sql, type Kysely } from 'kysely';

/**
 * Whether a job says that it is done at night or at weekends. The next pull of each feed fetches it although it has not changed, and
 * reads its jobs again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['job', 'job_search', 'job_sample'])
    await sql`
      alter table ${sql.id(table)} add column night_shift boolean not null default false,
        add column weekend_work boolean not null default false`.execute(db);
  await sql`update feed set etag = null, last_modified = null where etag is not null or last_modified is not null`.execute(db);
}
