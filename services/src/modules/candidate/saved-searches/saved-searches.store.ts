import type { Selectable, Updateable } from 'kysely';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { SavedSearchTable } from '../../../platform/database/tables/saved-searches.ts';

export type SavedSearchRow = Selectable<SavedSearchTable>;

export async function savedSearchesOf(db: Database, candidateId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type NewSavedSearch = Omit<SavedSearchRow, 'seen_at' | 'covered_at' | 'alerted_at' | 'version'>;

export async function insertSavedSearch(trx: Transaction, row: NewSavedSearch): Promise<SavedSearchRow> {
  return trx
    .insertInto('saved_search')
    .values({ seen_at: row.created_at, covered_at: row.created_at, alerted_at: null, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined if the candidate has no saved search with this id. */
export async function lockedSavedSearch(trx: Transaction, candidateId: string, id: string): Promise<SavedSearchRow | undefined> {
  return trx
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('candidate_id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSavedSearch(
  trx: Transaction,
  id: string,
  set: Updateable<SavedSearchTable>,
): Promise<SavedSearchRow> {
  return trx.updateTable('saved_search').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** True if the candidate has saved this query. */
export async function seeSearchOf(
  db: Database,
  { candidateId, query, at }: { candidateId: string; query: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ seen_at: at })
    .where('candidate_id', '=', candidateId)
    .where('query', '=', query)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSavedSearch(db: Database, candidateId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_search').where('id', '=', id).where('candidate_id', '=', candidateId).execute();
}

export async function savedSearchName(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('saved_search').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

export async function stopAlerts(db: Database, id: string): Promise<void> {
  await db.updateTable('saved_search').set({ alerts: 'NEVER', next_alert_at: null }).where('id', '=', id).execute();
}

/** Those of the jobs that were added after that time. */
export async function addedSince(db: Database, ids: readonly string[], since: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('job').select('id').where('id', 'in', ids).where('created_at', '>', since).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The open jobs without a posting date that were added after that time, newest first. */
export async function undatedSince(db: Database, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('posted_at_known', '=', false)
    .where('closed_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface DueSearch extends SavedSearchRow {
  email_address: string;
  /** The candidate's current language; null if only the language in which the search was saved is known. */
  reads: Locale | null;
}

/** The search whose alert has been due the longest; locked until the transaction ends. */
export async function takeDue(trx: Transaction, now: Date): Promise<SavedSearchRow | undefined> {
  return trx
    .selectFrom('saved_search')
    .selectAll()
    .where('next_alert_at', '<=', now)
    .orderBy('next_alert_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The search with its candidate, locked until the transaction ends; undefined if it was removed or its alerts stopped. */
export async function lockedSearch(trx: Transaction, id: string): Promise<DueSearch | undefined> {
  return trx
    .selectFrom('saved_search')
    .innerJoin('candidate', 'candidate.id', 'saved_search.candidate_id')
    .selectAll('saved_search')
    .select(['candidate.email_address', 'candidate.locale as reads'])
    .where('saved_search.id', '=', id)
    .where('saved_search.alerts', '<>', 'NEVER')
    .forUpdate('saved_search')
    .executeTakeFirst();
}
