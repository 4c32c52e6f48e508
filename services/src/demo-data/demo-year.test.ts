import { DEMO_PEOPLE } from '@hirehq/shared-contracts/demo';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readActivity } from '../modules/candidate/reports/activity/activity-report.store.ts';
import { readRatings } from '../modules/candidate/reports/rating/rating-report.store.ts';
import { storeFewPlaces } from '../modules/engine/places/testing/few-places.ts';
import { readConfig } from '../platform/config.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { DEMO_CANDIDATES } from './demo-candidates.ts';
import { stepsOf, YEAR_OF_APPLICATIONS } from './demo-year.ts';
import { seedDemoData } from './seed-demo-data.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  await seedDemoData({ db: database.db, config: readConfig({ NODE_ENV: 'test' }) }, { jobs: 2000, now: NOW });
});
afterAll(() => database.drop());

test('no step of a past application is before another or in the future', () => {
  for (const past of YEAR_OF_APPLICATIONS) {
    const days = stepsOf(past).map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    expect(days.at(-1)).toBeGreaterThan(0);
  }
});

test('one demo candidate has a year in each report of a period, with busy and quiet months', async () => {
  const { db } = database;
  const { id } = await db
    .selectFrom('candidate')
    .select('id')
    .where('email_address', '=', DEMO_PEOPLE.nadia)
    .executeTakeFirstOrThrow();
  const scope = { db, candidateId: id, period: 'MONTHS_12', zone: 'UTC', now: NOW } as const;
  const { summary, overTime, titles } = await readActivity(scope);
  // The report of twelve months begins with a month, so that the oldest applications are only in that of all time.
  const { applications = [] } = DEMO_CANDIDATES.find(({ email }) => email === DEMO_PEOPLE.nadia) ?? {};
  const ofAllTime = await readActivity({ ...scope, period: 'ALL' });
  expect(ofAllTime.summary.applied).toBe(YEAR_OF_APPLICATIONS.length + applications.length);
  const oldest = YEAR_OF_APPLICATIONS.filter(({ daysAgo }) => NOW.getTime() - daysAgo * DAY_MS < Date.UTC(2025, 3, 1));
  expect(summary.applied).toBe(ofAllTime.summary.applied - oldest.length);
  expect(summary.offered).toBeGreaterThan(3);
  expect(titles.length).toBeGreaterThan(3);
  const monthly = overTime.map(({ applications }) => applications);
  expect(new Set(monthly).size).toBeGreaterThan(4);
  const { received, given, employers, overTime: rated } = await readRatings(scope);
  expect(received.count).toBeGreaterThan(10);
  expect(given.count).toBeGreaterThan(5);
  expect(employers.length).toBeGreaterThan(5);
  expect(rated.filter((month) => month.received.count > 0).length).toBeGreaterThan(4);
  const conversations = await db.selectFrom('conversation').select('id').where('candidate_id', '=', id).execute();
  expect(conversations.length).toBeGreaterThan(5);
});
