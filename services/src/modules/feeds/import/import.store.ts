import { sql } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { withLease } from '../../../platform/database/lease.ts';
import { lockSubject } from '../../../platform/database/advisory-locks.ts';

export interface Employer {
  id: string;
  establishmentName: string;
  companyTag: string | null;
}

/** The employer with that name, ignoring case; created if there is none. */
export async function employerCalled(trx: Transaction, name: string): Promise<Employer> {
  await lockSubject(trx, 'enterpriseName', sql`lower(${name})`);
  const known = await trx
    .selectFrom('enterprise')
    .select(['id', 'establishment_name', 'company_tag'])
    .where(sql<boolean>`lower(establishment_name) = lower(${name})`)
    .orderBy('created_at')
    .executeTakeFirst();
  if (known) return { id: known.id, establishmentName: known.establishment_name, companyTag: known.company_tag };
  const made = { id: newId(), establishmentName: name, companyTag: null };
  await trx.insertInto('enterprise').values({ id: made.id, establishment_name: name, domain_names: [] }).execute();
  return made;
}

/** Lease: one import per source at a time; a second one waits. */
export const aloneWithSource = <T>(db: Database, source: string, work: () => Promise<T>): Promise<T> =>
  withLease(db, `import of ${source}`, work);
