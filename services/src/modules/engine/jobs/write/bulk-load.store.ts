import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { liftTimeLimit, withoutTimeLimit } from '../../../../platform/database/time-limit.ts';
import { addToSample } from './sample-jobs.store.ts';

const TERMS = sql.raw('body_vector, title_vector, skill_ids, place_keys, place_ids, facet_keys');
const INDEXES = {
  job_search_terms: sql`create index if not exists job_search_terms on job_search using gin (posted_hour, ${TERMS}) with (fastupdate = off)`,
  job_sample_terms: sql`create index if not exists job_sample_terms on job_sample using gin (slot, ${TERMS}) with (fastupdate = off)`,
  job_skill_of_skill: sql`create index if not exists job_skill_of_skill on job_skill (skill_id)`,
  job_skill_fewest: sql`create index if not exists job_skill_fewest on job_skill (skill_id, min_years) where min_years is not null`,
  job_skill_most: sql`create index if not exists job_skill_most on job_skill (skill_id, (coalesce(max_years, min_years)) desc) where min_years is not null`,
};

/** Drops the search indexes before loading many jobs; `rebuildAfterBulkLoad` recreates them in one go. */
export async function dropForBulkLoad(db: Database): Promise<void> {
  for (const name of Object.keys(INDEXES)) await sql`drop index if exists ${sql.id(name)}`.execute(db);
}

/** True after a bulk load that was interrupted before its indexes were recreated. */
export async function isBulkLoadUnfinished(db: Database): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`
    select exists (select from unnest(${Object.keys(INDEXES)}::text[]) name where to_regclass(name) is null) as missing`.execute(
    db,
  );
  return rows[0]?.missing ?? false;
}

/** Updates the planner's statistics after many changes. */
export async function refreshStatistics(db: Database): Promise<void> {
  // VACUUM also updates the visibility map, so that counts need not read every row.
  for (const table of ['job_search', 'job_sample', 'job', 'job_skill']) await sql`vacuum (analyze) ${sql.id(table)}`.execute(db);
}

/** Clusters search rows by posting time, refills the random sample, recreates the indexes and updates the statistics. Locks searches for seconds. */
export async function rebuildAfterBulkLoad(db: Database): Promise<void> {
  await withoutTimeLimit(db, async (connection) => {
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    // Jobs posted at the same time are stored together, so that the newest hours, and a part of the sample, are consecutive pages.
    await sql`cluster job_search using job_search_newest`.execute(connection);
    await connection.transaction().execute(async (trx) => {
      await sql`truncate job_sample`.execute(trx);
      await addToSample(trx, sql`true`);
    });
    for (const create of Object.values(INDEXES)) await create.execute(connection);
    await refreshStatistics(connection);
    await sql`reset maintenance_work_mem`.execute(connection);
  });
}

/** For a repeatable transaction: does not wait for the disk at commit, and has no statement timeout. */
export async function withoutWaitingForDisk(trx: Transaction): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx);
  await liftTimeLimit(trx);
}
