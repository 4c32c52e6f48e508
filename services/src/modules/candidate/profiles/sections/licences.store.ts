import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import type { LicenceTable } from '../../../../platform/database/tables/profiles.ts';
import { atVersion } from '../../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../../platform/versions/expected-version.ts';
import { newId } from '../../../../platform/ids/new-id.ts';

export type LicenceRow = Selectable<LicenceTable>;
type Entry = Omit<LicenceRow, 'id' | 'candidate_id' | 'created_at' | 'version'>;

/** The licences of a candidate: those that expire first, then those that do not expire. */
export async function licencesOf(db: Database, candidateId: string): Promise<LicenceRow[]> {
  return db
    .selectFrom('licence')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('expires_on', (order) => order.asc().nullsLast())
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function licenceOf(db: Database, candidateId: string, id: string): Promise<LicenceRow | undefined> {
  return db.selectFrom('licence').selectAll().where('candidate_id', '=', candidateId).where('id', '=', id).executeTakeFirst();
}

export async function insertLicence(trx: Transaction, candidateId: string, entry: Entry, now: Date): Promise<LicenceRow> {
  return trx
    .insertInto('licence')
    .values({ id: newId(), candidate_id: candidateId, created_at: now, ...entry })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined if there is no licence with an expected version. */
export async function updateLicence(
  trx: Transaction,
  id: string,
  entry: Entry,
  expected: ExpectedVersion,
): Promise<LicenceRow | undefined> {
  return trx
    .updateTable('licence')
    .set(entry)
    .where('id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .returningAll()
    .executeTakeFirst();
}

export interface ExpiringLicence {
  id: string;
  candidate_id: string;
  name: string;
  expiresOn: string;
  stage: number;
}

/**
 * A licence that has come within one of these numbers of days of its expiry, without a reminder at that stage; locked until the
 * transaction ends.
 */
export async function takeExpiring(
  trx: Transaction,
  today: string,
  stages: readonly number[],
): Promise<ExpiringLicence | undefined> {
  const { rows } = await sql<ExpiringLicence>`
    select id, candidate_id, name, expires_on as "expiresOn", reached.stage
    from licence
    cross join lateral (
      select min(stage) as stage from unnest(${[...stages]}::int[]) stage where licence.expires_on <= ${today}::date + stage
    ) reached
    where expires_on >= ${today}::date and reached.stage is not null and (reminded_days is null or reminded_days > reached.stage)
    order by expires_on, id limit 1 for update of licence skip locked`.execute(trx);
  return rows[0];
}

export async function markReminded(trx: Transaction, id: string, stage: number): Promise<void> {
  await trx.updateTable('licence').set({ reminded_days: stage }).where('id', '=', id).execute();
}
