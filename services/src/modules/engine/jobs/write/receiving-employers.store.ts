import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/database.ts';

/**
 * Those of the employers that receive applications sent from here. Until the transaction ends, no change of that takes effect, so that
 * what is written by it is changed afterwards.
 */
export async function receivingEmployers(trx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; receives: boolean | null }>`
    select id, receives_applications as receives from enterprise where id = any(${[...ids]}::uuid[]) for key share`.execute(trx);
  return new Set(rows.filter(({ receives }) => receives).map(({ id }) => id));
}

/** Waits for transactions that write jobs of the employer, and holds off others until this one ends. False without the employer. */
export async function lockEmployer(trx: Transaction, id: string): Promise<boolean> {
  return (await trx.selectFrom('enterprise').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined;
}

export async function setReceiving(trx: Transaction, id: string, receives: boolean): Promise<void> {
  await trx.updateTable('enterprise').set({ receives_applications: receives }).where('id', '=', id).execute();
}

/**
 * Makes at most so many search rows of an employer's jobs say whether one applies to them here quickly, as posted and as it receives
 * applications; returns how many were changed. `'passed over'`: rows that other transactions write are left as they are.
 */
export async function followInSearch(
  trx: Transaction,
  enterpriseId: string,
  { most, locked }: { most: number; locked: 'passed over' | 'waited for' },
): Promise<number> {
  const { rows } = await sql<{ job_id: string }>`
    with outdated as (
      select job_search.job_id from job
      join enterprise on enterprise.id = job.enterprise_id
      join job_search on job_search.job_id = job.id
      where job.enterprise_id = ${enterpriseId} and job.closed_at is null and job.talent_pool_id is null and job.easy_apply
        and job_search.easy_apply is distinct from coalesce(receives_applications, false)
      limit ${most}::int for update of job_search ${sql.raw(locked === 'passed over' ? 'skip locked' : '')}
    )
    update job_search set easy_apply = not job_search.easy_apply from outdated where outdated.job_id = job_search.job_id
    returning job_search.job_id`.execute(trx);
  await sql`
    update job_sample set easy_apply = found.easy_apply from job_search found
    where found.job_id = job_sample.job_id and job_sample.job_id = any(${rows.map((row) => row.job_id)}::uuid[])`.execute(trx);
  return rows.length;
}
