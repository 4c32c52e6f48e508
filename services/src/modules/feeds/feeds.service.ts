import type { EmployerFeed, EmployerFeedInput } from '@hirehq/shared-contracts/employer';
import { feedMapSchema } from '../../import/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { closeJobsOfSource, deleteFeed, feedOf, feedsOf, insertFeed, setDue, type FeedRow } from './feeds.store.ts';

const MOST_FEEDS = 20;

/** Under which the jobs of a feed are kept. */
export const sourceOf = (feedId: string): string => `feed:${feedId}`;

export function feedAnswer(row: FeedRow): EmployerFeed {
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
    report: row.report,
  };
}

export async function listFeeds({ db }: Services, enterpriseId: string): Promise<EmployerFeed[]> {
  return (await feedsOf(db, enterpriseId)).map(feedAnswer);
}

export function assertMap(map: unknown): void {
  const read = feedMapSchema.safeParse(map ?? {});
  if (!read.success)
    throw new Refusal('VALIDATION_FAILED', {
      fields: Object.fromEntries(read.error.issues.map(({ path, message }) => [['map', ...path].join('.'), message])),
    });
}

/** Adds a feed of an enterprise; the same id again answers the first. */
export async function createFeed(
  { db, now }: Services,
  { enterpriseId, id, input }: { enterpriseId: string; id: string; input: EmployerFeedInput },
): Promise<EmployerFeed> {
  assertMap(input.map);
  const row = await insertFeed(
    db,
    {
      id,
      enterprise_id: enterpriseId,
      url: input.url,
      format: input.format,
      map: input.map,
      every_minutes: input.everyMinutes,
      created_at: now(),
    },
    MOST_FEEDS,
  );
  if (!row) throw new Refusal('CONFLICT', { message: `An enterprise may have ${MOST_FEEDS} feeds. Take one away first.` });
  return feedAnswer(row);
}

/** Makes a feed due; the worker takes it up. */
export async function pullSoon({ db, now }: Services, enterpriseId: string, id: string): Promise<EmployerFeed> {
  const row = await setDue(db, enterpriseId, id, now());
  if (!row) throw new Refusal('NOT_FOUND');
  return feedAnswer(row);
}

export async function removeFeed(services: Services, enterpriseId: string, id: string): Promise<true> {
  const { db, now } = services;
  if (!(await feedOf(db, enterpriseId, id)) || !(await deleteFeed(db, enterpriseId, id))) throw new Refusal('NOT_FOUND');
  await closeJobsOfSource(services, sourceOf(id), now());
  return true;
}
