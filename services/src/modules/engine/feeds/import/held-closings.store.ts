import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';

/** The open jobs of a source that wait to be closed. */
export async function heldJobs(db: Database, source: string): Promise<string[]> {
  const rows = await db
    .selectFrom('held_closing')
    .innerJoin('job', 'job.id', 'held_closing.job_id')
    .select('job.id')
    .where('job.source', '=', source)
    .where('job.closed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes these the only jobs of the source that wait. */
export async function setHeldJobs(trx: Transaction, source: string, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    delete from held_closing using job
    where job.id = held_closing.job_id and job.source = ${source} and job.id <> all(${[...ids]}::uuid[])`.execute(trx);
  await sql`
    insert into held_closing (job_id, held_at) select id, ${now} from unnest(${[...ids]}::uuid[]) as held (id)
    on conflict do nothing`.execute(trx);
}

/** How many jobs of each source wait to be closed. */
export async function heldCounts(db: Database, sources: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('held_closing')
    .innerJoin('job', 'job.id', 'held_closing.job_id')
    .select(['job.source', (eb) => eb.fn.countAll<string>().as('jobs')])
    .where('job.source', 'in', sources.length > 0 ? [...sources] : [''])
    .where('job.closed_at', 'is', null)
    .groupBy('job.source')
    .execute();
  return new Map(rows.map(({ source, jobs }) => [source ?? '', Number(jobs)]));
}

interface HeldSource {
  source: string;
  employers: string;
  jobs: number;
  open: number;
  since: Date;
}

/** Every source with jobs that wait, the longest waiting first. */
export async function heldSources(db: Database): Promise<HeldSource[]> {
  const { rows } = await sql<HeldSource>`
    select job.source, string_agg(distinct enterprise.establishment_name, ', ') as employers, count(held.job_id)::int as jobs,
      count(*)::int as open, min(held.held_at) as since
    from job join enterprise on enterprise.id = job.enterprise_id left join held_closing held on held.job_id = job.id
    where job.closed_at is null and job.source in (select source from job join held_closing on held_closing.job_id = job.id)
    group by job.source having count(held.job_id) > 0 order by min(held.held_at), job.source`.execute(db);
  return rows;
}
