import type { Selectable } from 'kysely';
import { closeManyJobs, openSourceIds } from '../jobs/index.ts';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';
import { withLease } from '../../../platform/database/lease.ts';
import type { Services } from '../../../platform/module.ts';
import type { FeedTable } from '../../../platform/database/tables/feeds.ts';

export type FeedRow = Selectable<FeedTable>;

export const feedsOf = (db: Database, enterpriseId: string): Promise<FeedRow[]> =>
  db.selectFrom('feed').selectAll().where('enterprise_id', '=', enterpriseId).orderBy('created_at').orderBy('id').execute();

/** The feed, if it belongs to that employer. */
export const feedOfEmployer = (db: Database, enterpriseId: string, id: string): Promise<FeedRow | undefined> =>
  db.selectFrom('feed').selectAll().where('enterprise_id', '=', enterpriseId).where('id', '=', id).executeTakeFirst();

type NewFeed = Pick<FeedRow, 'id' | 'enterprise_id' | 'url' | 'format' | 'map' | 'every_minutes' | 'created_at'>;

/** Adds a feed, due immediately. */
export async function insertFeed(trx: Transaction, feed: NewFeed): Promise<FeedRow> {
  return trx
    .insertInto('feed')
    .values({ ...feed, map: feed.map && jsonb(feed.map), next_pull_at: feed.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setDue(db: Database, enterpriseId: string, id: string, now: Date): Promise<FeedRow | undefined> {
  return db
    .updateTable('feed')
    .set({ next_pull_at: now })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteFeed(db: Database, enterpriseId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('feed')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const feedById = (db: Database, id: string): Promise<FeedRow | undefined> =>
  db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirst();

/** Due feeds, longest waiting first. */
export async function dueFeeds(db: Database, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('feed').select('id').where('next_pull_at', '<=', now).orderBy('next_pull_at').execute();
  return rows.map(({ id }) => id);
}

export type PullResult = Pick<FeedRow, 'outcome' | 'failures' | 'pulled_at' | 'next_pull_at'> &
  Partial<Pick<FeedRow, 'etag' | 'last_modified' | 'report'>>;

/** False if the feed has been removed in the meantime. */
export async function saveResult(db: Database, id: string, { report, ...result }: PullResult): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed')
    .set({ ...result, ...(report !== undefined && { report: report && jsonb(report) }) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function employerOfFeed(db: Database, enterpriseId: string) {
  const row = await db
    .selectFrom('enterprise')
    .select(['id', 'establishment_name', 'company_tag'])
    .where('id', '=', enterpriseId)
    .executeTakeFirst();
  return row && { id: row.id, establishmentName: row.establishment_name, companyTag: row.company_tag };
}

/** One feed at a time over all processes. A lease, because a pull takes long, and a process that was presumed dead may still be running. */
export const aloneAtPulling = (db: Database, signal: AbortSignal, run: () => Promise<void>): Promise<void> =>
  withLease(db, 'feed pulls', run, { signal });

/** Closes every open job of a source. */
export async function closeJobsOfSource(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  source: string,
  now: Date,
): Promise<void> {
  const ids = (await openSourceIds(db, source)).map(({ id }) => id);
  await closeManyJobs(db, outbox, ids, now);
}
