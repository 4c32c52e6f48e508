import type { EmployerFeed, EmployerFeedInput } from '@hirehq/shared-contracts/employer';
import { feedMapSchema } from './formats/feed-map.ts';
import { reportResponse } from './feed-outcome.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { feedSourceOf } from './feed-source-name.ts';
import { confirmClosing } from './import/close-missing.ts';
import { heldCounts } from './import/held-closings.store.ts';
import { pullSoonest } from './pull-work.ts';
import { closeJobsOfSource, deleteFeed, feedOfEmployer, feedsOf, insertFeed, setDue, type FeedRow } from './feeds.store.ts';

export function feedResponse(row: FeedRow, jobsHeld: number): EmployerFeed {
  return {
    id: row.id,
    url: row.url,
    format: row.format,
    everyMinutes: row.every_minutes,
    createdTimestamp: row.created_at.toISOString(),
    pulledTimestamp: row.pulled_at?.toISOString() ?? null,
    nextPullTimestamp: row.next_pull_at.toISOString(),
    outcome: row.outcome,
    failures: row.failures,
    jobsHeld,
    report: reportResponse(row.report),
  };
}

export async function listFeeds({ db }: Services, enterpriseId: string): Promise<EmployerFeed[]> {
  return responses(db, await feedsOf(db, enterpriseId));
}

async function responses(db: Database, rows: readonly FeedRow[]): Promise<EmployerFeed[]> {
  const held = await heldCounts(
    db,
    rows.map(({ id }) => feedSourceOf(id)),
  );
  return rows.map((row) => feedResponse(row, held.get(feedSourceOf(row.id)) ?? 0));
}

async function responseOf(db: Database, row: FeedRow): Promise<EmployerFeed> {
  const [response] = await responses(db, [row]);
  if (!response) throw new Refusal('NOT_FOUND');
  return response;
}

export function assertMap(map: unknown): void {
  const read = feedMapSchema.safeParse(map ?? {});
  if (!read.success)
    throw new Refusal('VALIDATION_FAILED', {
      fields: Object.fromEntries(read.error.issues.map(({ path, message }) => [['map', ...path].join('.'), message])),
    });
}

/** Adds a feed of an employer; repeating the id returns the existing feed. */
export async function createFeed(
  services: Services,
  { enterpriseId, id, input }: { enterpriseId: string; id: string; input: EmployerFeedInput },
): Promise<EmployerFeed> {
  assertMap(input.map);
  const { url, format, map, everyMinutes } = input;
  const feed = { id, enterprise_id: enterpriseId, url, format, map, every_minutes: everyMinutes, created_at: services.now() };
  const row = await services.db.transaction().execute(async (trx) => {
    const known = await feedOfEmployer(trx, enterpriseId, id);
    if (!known) await refuseIfFull(trx, 'feeds', { owner: enterpriseId, now: feed.created_at });
    const there = known ?? (await insertFeed(trx, feed));
    await pullSoonest(services, trx, id);
    return there;
  });
  return responseOf(services.db, row);
}

/** Makes a feed due immediately. */
export async function pullSoon(services: Services, enterpriseId: string, id: string): Promise<EmployerFeed> {
  const row = await services.db.transaction().execute(async (trx) => {
    const due = await setDue(trx, enterpriseId, id, services.now());
    if (due) await pullSoonest(services, trx, id);
    return due;
  });
  if (!row) throw new Refusal('NOT_FOUND');
  return responseOf(services.db, row);
}

/** Closes the jobs that wait because the feed lacked them. */
export async function confirmFeedClosing(services: Services, enterpriseId: string, id: string): Promise<EmployerFeed> {
  const { db, outbox, now } = services;
  const row = await feedOfEmployer(db, enterpriseId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  await confirmClosing(db, outbox, feedSourceOf(id), now());
  return responseOf(db, row);
}

export async function removeFeed(services: Services, enterpriseId: string, id: string): Promise<true> {
  const { db, now } = services;
  if (!(await feedOfEmployer(db, enterpriseId, id)) || !(await deleteFeed(db, enterpriseId, id))) throw new Refusal('NOT_FOUND');
  await closeJobsOfSource(services, feedSourceOf(id), now());
  return true;
}
