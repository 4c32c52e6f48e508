import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';

const SEARCH_INDEXES = {
  job_search_title: sql`create index if not exists job_search_title on job_search using gin (title_vector) with (fastupdate = off)`,
  job_search_body: sql`create index if not exists job_search_body on job_search using gin (body_vector) with (fastupdate = off)`,
  job_search_skills: sql`create index if not exists job_search_skills on job_search using gin (skill_ids) with (fastupdate = off)`,
  job_search_places: sql`create index if not exists job_search_places on job_search using gin (place_keys) with (fastupdate = off)`,
};

/** Takes the search indexes away for a load of many jobs; `rebuildAfterBulkLoad` makes them again, once over everything. */
export async function dropForBulkLoad(db: Database): Promise<void> {
  for (const name of Object.keys(SEARCH_INDEXES)) await sql`drop index if exists ${sql.id(name)}`.execute(db);
}

/** Fresh statistics after many changes. */
export async function refreshStatistics(db: Database): Promise<void> {
  // Vacuum also fills the visibility map, so counts need not look at every row.
  for (const table of ['job_search', 'job', 'job_skill']) await sql`vacuum (analyze) ${sql.id(table)}`.execute(db);
}

/** Puts search rows in the order of posting, makes the indexes again, and fresh statistics. Locks the search for seconds. */
export async function rebuildAfterBulkLoad(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    // What is posted together lies together: a window of the newest days is a run of pages.
    await sql`cluster job_search using job_search_newest`.execute(connection);
    for (const create of Object.values(SEARCH_INDEXES)) await create.execute(connection);
    await refreshStatistics(connection);
    await sql`reset maintenance_work_mem`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/** Lets a transaction that can be run again skip the wait for the disk. */
export async function withoutWaitingForDisk(trx: Transaction): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx);
}
