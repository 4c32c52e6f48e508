import { sql } from 'kysely';
import { lockSubject } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';

/** Nobody else creates an employer of that name, ignoring case, until the transaction ends. */
export const lockEmployerName = (trx: Transaction, name: string): Promise<void> =>
  lockSubject(trx, 'enterpriseName', sql<string>`lower(${name})`);

export async function insertEmployer(trx: Transaction, id: string, name: string): Promise<void> {
  await trx.insertInto('enterprise').values({ id, establishment_name: name, domain_names: [] }).execute();
}

/** All employers by name, with how many open jobs they have and what is needed to say how they are reached. */
export async function allEmployers(db: Database) {
  return db
    .selectFrom('enterprise')
    .select((select) => [
      'id',
      'establishment_name',
      'domain_names',
      select
        .selectFrom('job')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('job.enterprise_id', '=', 'enterprise.id')
        .where('job.closed_at', 'is', null)
        .as('open_jobs'),
    ])
    .orderBy('establishment_name')
    .orderBy('id')
    .execute();
}
