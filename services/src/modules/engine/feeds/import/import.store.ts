import { sql } from 'kysely';
import { ROW_ID } from '../formats/content-id.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { withLease } from '../../../../platform/database/lease.ts';
import { lockSubject } from '../../../../platform/database/advisory-locks.ts';

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

/** The ids of the employers with these names in lower case, of several of one name the oldest, as `employerCalled` finds them. */
export async function employersCalled(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`
    select distinct on (name) name, id from unnest(${[...names]}::text[]) as wanted (name)
    join enterprise on lower(establishment_name) = lower(name)
    order by name, created_at`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Ids of the source's jobs whose records have no id in the feed and are distinguished by their content. */
export async function rowIdsOf(db: Database, source: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job')
    .select('source_id')
    .where('source', '=', source)
    .where('source_id', 'like', `${ROW_ID}%`)
    .execute();
  return new Set(rows.flatMap(({ source_id }) => source_id ?? []));
}

/** Lease: one import per source at a time; a second one waits. */
export const aloneWithSource = <T>(db: Database, source: string, work: () => Promise<T>): Promise<T> =>
  withLease(db, `import of ${source}`, work);
