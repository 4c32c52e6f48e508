import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { startTestWork } from '../../../platform/testing/test-work.ts';
import type { WorkRunner } from '../../../platform/work/work.ts';
import { storedCandidate, storedJobs } from '../../engine/jobs/testing/stored-jobs.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { savedSearchesModule } from './index.ts';
import { alertWork, sendDueAlerts } from './send-alerts.ts';

let app: TestApp;
let candidateId: string;

beforeAll(async () => {
  // Alerts are sent by the processes of the tests only.
  const modules = withoutSending.map((create): typeof create =>
    create === savedSearchesModule ? (services) => ({ ...create(services), work: [] }) : create,
  );
  app = await createTestApp({ modules });
});
afterAll(() => app.close());
beforeEach(async () => {
  candidateId = await storedCandidate(app.db);
  const word = `x${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  await storedJobs(app.db, [{ title: `Baker ${word}` }]);
  await app.db.deleteFrom('mail').execute();
  const before = new Date(Date.now() - 86_400_000);
  await app.db
    .insertInto('saved_search')
    .values({
      id: randomUUID(),
      candidate_id: candidateId,
      name: 'Bakers',
      query: `keyword=${word}`,
      alerts: 'DAILY',
      locale: 'en',
      created_at: before,
      seen_at: before,
      covered_at: before,
      alerted_at: null,
      next_alert_at: before,
    })
    .execute();
});

async function sender(): Promise<WorkRunner> {
  const process = await startTestWork({ url: app.databaseUrl }, { declared: () => alertWork(app.services) });
  onTestFinished(() => process.stop());
  return process;
}

/** How many mails and notifications named the jobs. */
async function notified() {
  const mails = await app.db.selectFrom('mail').select('id').execute();
  const notifications = await app.db
    .selectFrom('notification')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'jobAlert')
    .execute();
  return [mails.length, notifications.length];
}

const waiting = async () =>
  (await sql`select from work.job where name = 'saved-searches.alert' and state < 'completed'`.execute(app.db)).rows.length;

test('JB-22 an alert whose process was killed is sent once, however many processes there are', async () => {
  await sendDueAlerts(app.services);
  // As a killed process leaves it: begun, and not heard of since.
  await sql`update work.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = 'saved-searches.alert'`.execute(app.db);
  await Promise.all([sender(), sender()]);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  expect(await notified()).toEqual([1, 1]);
});

test('JB-22 an alert that always fails finally becomes a dead letter, and is sent once when that is retried', async () => {
  const { execute } = app.services;
  app.services.execute = () => Promise.reject(new Error('no'));
  onTestFinished(() => void (app.services.execute = execute));
  await sendDueAlerts(app.services);
  // Its last try, without waiting for an hour.
  await sql`update work.job set retry_limit = 0 where name = 'saved-searches.alert'`.execute(app.db);
  const process = await sender();
  const letters = () => process.deadLetters.list('saved-searches.alert');
  await expect.poll(letters, { timeout: 30_000 }).toHaveLength(1);
  expect(await notified()).toEqual([0, 0]);
  app.services.execute = execute;
  const [letter] = await letters();
  expect(await process.deadLetters.retry([letter?.id ?? ''])).toBe(1);
  await expect.poll(notified, { timeout: 30_000 }).toEqual([1, 1]);
});
