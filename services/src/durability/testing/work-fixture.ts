import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { JOB, testEmployer } from '../../modules/employer-api/employers/testing/test-employer.ts';
import { storedCandidate } from '../../modules/engine/jobs/testing/stored-jobs.ts';
import { notifyCandidate } from '../../modules/candidate/notifications/index.ts';
import type { PushService } from '../../modules/candidate/notifications/testing/push-endpoint.ts';

export interface WorkFixture {
  app: TestApp;
  /** An address of this machine where `path` returns one job as a feed and takes webhooks. */
  endpoint: { url: string; received: readonly { path: string; id: string }[] };
  /** A push service on this machine. */
  pushService: PushService;
  /** Publishes a TXT record. */
  publish: (name: string, text: string) => void;
}

export const DAY_MS = 86_400_000;

export async function countOf(rows: Promise<readonly unknown[]>): Promise<number> {
  return (await rows).length;
}

export const notificationsOf = ({ app }: WorkFixture, candidateId: string, kind: string) =>
  countOf(
    app.db
      .selectFrom('notification')
      .select('id')
      .where('candidate_id', '=', candidateId)
      .where(sql<boolean>`kind = ${kind}`)
      .execute(),
  );

/** Different events of a topic: they contain a state, so the same one again changes nothing. */
export const statesOnStream = ({ app }: WorkFixture, candidateId: string, topic: string) =>
  countOf(
    app.db
      .selectFrom('stream_event')
      .select('payload')
      .distinct()
      .where('candidate_id', '=', candidateId)
      .where('topic', '=', topic)
      .execute(),
  );

export async function appliedTo(fixture: WorkFixture, jobId: string, candidateId: string, referrerId?: string): Promise<string> {
  const { app } = fixture;
  const { data } = await app.graphql(
    ApplyToJobDocument,
    {
      input: {
        jobId,
        requestId: randomUUID(),
        answers: [{ questionId: 'availability', values: ['Full Time'] }],
        ...(referrerId && { referrerId }),
      },
    },
    await app.asCandidate(candidateId),
  );
  if (data?.applyToJob.__typename !== 'ApplyToJobDone') throw new Error('The application was refused.');
  return data.applyToJob.application.id;
}

export async function openJob({ app }: WorkFixture) {
  const employer = await testEmployer(app);
  const { body } = await employer.ask('POST jobs', { ...JOB, easyApply: true });
  return { employer, jobId: String(body['id']) };
}

/** An accepted interview that begins within a day. */
export async function upcomingInterview(fixture: WorkFixture) {
  const { app } = fixture;
  const { jobId } = await openJob(fixture);
  const candidateId = await storedCandidate(app.db);
  const applicationId = await appliedTo(fixture, jobId, candidateId);
  const [id, starts] = [randomUUID(), new Date(Date.now() + DAY_MS / 2)];
  await app.db
    .insertInto('interview')
    .values({
      id,
      application_id: applicationId,
      round_title: 'First talk',
      status: 'A',
      starts_at: starts,
      completes_at: new Date(starts.getTime() + 1_800_000),
      time_zone: 'Europe/Berlin',
      mode: 'PHONE',
      created_at: new Date(),
      changed_at: new Date(),
    })
    .execute();
  return { id, applicationId, candidateId, jobId };
}

export async function webhookOf({ app, endpoint }: WorkFixture, topics: readonly string[]) {
  const employer = await testEmployer(app);
  const path = `/${randomUUID()}`;
  const { body } = await employer.ask('POST webhooks', { url: endpoint.url + path, topics });
  return { employer, path, webhookId: String(body['id']) };
}

export const openJobsOf = ({ app }: WorkFixture, enterpriseId: string) =>
  countOf(app.db.selectFrom('job').select('id').where('enterprise_id', '=', enterpriseId).execute());

/** The emails to a candidate; one that was sent twice has the same Message-ID both times. */
export async function mailsTo({ app }: WorkFixture, candidateId: string): Promise<number> {
  const folder = join(app.services.config.dataFolder, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const theirs = mails.filter((mail) => mail.includes(`To: ${candidateId}@example.com`));
  return new Set(theirs.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).size;
}

/** Notifies a candidate of something that stays true; the id of the notification. */
export async function notifyOfFact(
  { app }: WorkFixture,
  trx: Transaction,
  candidateId: string,
  kind: 'note' | 'referralApplied',
) {
  const values = { job: 'Baker', company: 'Daily Crumb' };
  await notifyCandidate(app.services, trx, { candidateId, kind, link: '/candidate/my-referrals', values, at: new Date() });
  const row = await trx.selectFrom('notification').select('id').where('candidate_id', '=', candidateId).executeTakeFirstOrThrow();
  return row.id;
}
