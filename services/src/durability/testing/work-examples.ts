import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ReferJobDocument } from '@hirehq/mfe-jobs/src/find/features/refer-job/refer-job.graphql.ts';
import { multipartBody } from '../../platform/testing/multipart-body.ts';
import { runScheduled } from '../../platform/testing/test-work.ts';
import { deletionWork } from '../../modules/candidate/account/delete-account.ts';
import { insertDeletion } from '../../modules/candidate/account/deletions.store.ts';
import { exportWork } from '../../modules/candidate/account/export/make-export.ts';
import { startExport } from '../../modules/candidate/account/exports.store.ts';
import { queueFileRemoval } from '../../modules/candidate/account/remove-files.ts';
import { withProvenAddress } from '../../modules/employer-api/application-mails/testing/proven-address.ts';
import { channelChanged } from '../../modules/enterprises/apply-channels/index.ts';
import { enqueuePurge } from '../../modules/delivery/releases/pages/sharing/purge-pages.ts';
import { notifyTeam, setTeamWebhook } from '../../modules/delivery/team-keys/index.ts';
import { JOB, testEmployer } from '../../modules/employer-api/employers/testing/test-employer.ts';
import { storedCandidate, storedJobs } from '../../modules/engine/jobs/testing/stored-jobs.ts';
import { enqueueMail } from '../../modules/post/mail/index.ts';
import { digestWork } from '../../modules/candidate/notifications/delivery/send-away.ts';
import { EMAIL_TARGET, recordDelivery } from '../../modules/candidate/notifications/delivery/deliveries.store.ts';
import { saveDevice } from '../../modules/candidate/notifications/push/devices.store.ts';
import { removeDocument } from '../../modules/candidate/profile-documents/stored-documents.ts';
import { tusClient } from '../../modules/candidate/videos/testing/upload-video.ts';
import { webm } from '../../platform/testing/sample-videos.ts';
import {
  type WorkFixture,
  DAY_MS,
  countOf,
  notificationsOf,
  statesOnStream,
  appliedTo,
  openJob,
  upcomingInterview,
  webhookOf,
  openJobsOf,
  mailsTo,
  notifyOfFact,
} from './work-fixture.ts';

/** Has one piece of work enqueued, as the product does; the function it resolves with counts how often it took effect. */
type Enqueue = (fixture: WorkFixture) => Promise<() => Promise<number>>;
const FEED_JOB = { id: 1, title: 'Baker', description: 'You bake bread.' };

/** Sent to somebody outside the database, where 'at least once' is the most that can be promised. */
export const AT_LEAST_ONCE: ReadonlySet<string> = new Set([
  'mail.send',
  'webhooks.deliver',
  'team-keys.notify',
  'releases.purge-pages',
]);

/** Path of the cache to purge at the endpoint of the fixture. */
export const PURGE_PATH = '/cache';

/** How often a delivery arrived at an address: a repeated one has the id of the first, by which the receiver knows it. */
function deliveriesAt({ endpoint }: WorkFixture, path: string): number {
  const ids = endpoint.received.filter((each) => each.path === path).map(({ id }) => id);
  return ids.length === 0 ? 0 : ids.length / new Set(ids).size;
}

/** An example of every kind of work on demand. */
export const WORK_EXAMPLES: Readonly<Record<string, Enqueue>> = {
  'mail.send': async ({ app }) => {
    const to = `${randomUUID()}@example.com`;
    await app.db.transaction().execute((trx) => enqueueMail(app.services, trx, { to, subject: 'Hello', text: 'A text.' }));
    const folder = join(app.services.config.dataFolder, 'outbox');
    return async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return mails.filter((mail) => mail.includes(to)).length;
    };
  },

  'webhooks.deliver': async (fixture) => {
    const { employer, path, webhookId } = await webhookOf(fixture, ['job.closed']);
    await employer.ask(`POST webhooks/${webhookId}/test`);
    return async () => deliveriesAt(fixture, path);
  },

  'team-keys.notify': async (fixture) => {
    const { app, endpoint } = fixture;
    const team = `team-${randomUUID()}`;
    const path = `/${team}`;
    await setTeamWebhook(app.services, { team, url: endpoint.url + path });
    await app.db.transaction().execute((trx) => notifyTeam(app.services, trx, { team, event: 'release.published', payload: {} }));
    return async () => deliveriesAt(fixture, path);
  },

  'releases.purge-pages': async ({ app, endpoint }) => {
    const sequence = randomInt(1_000_000_000);
    await app.db.transaction().execute((trx) => enqueuePurge(app.services, trx, sequence));
    return async () => endpoint.received.filter(({ path, id }) => path === PURGE_PATH && id === String(sequence)).length;
  },

  'webhooks.event': async (fixture) => {
    const { employer, webhookId } = await webhookOf(fixture, ['job.closed']);
    const { body } = await employer.ask('POST jobs', JOB);
    await employer.ask(`POST jobs/${String(body['id'])}/close`);
    return () =>
      countOf(fixture.app.db.selectFrom('webhook_delivery').select('id').where('webhook_id', '=', webhookId).execute());
  },

  'messages.event': async (fixture) => {
    const { app } = fixture;
    const candidateId = await storedCandidate(app.db);
    const { jobId } = await openJob(fixture);
    const applicationId = await appliedTo(fixture, jobId, candidateId);
    await app.db
      .transaction()
      .execute((trx) => app.services.outbox.add(trx, 'application.withdrawn', { applicationId, jobId, candidateId }));
    return () => statesOnStream(fixture, candidateId, 'conversation.changed');
  },

  'notifications.event': async (fixture) => {
    const candidateId = await storedCandidate(fixture.app.db);
    await appliedTo(fixture, (await openJob(fixture)).jobId, candidateId);
    return () => notificationsOf(fixture, candidateId, 'applied');
  },

  'application-mails.event': async (fixture) => {
    const { app } = fixture;
    // Its software writes jobs, and reads no applications.
    const { ask, enterpriseId } = await testEmployer(app, { scopes: ['jobs:write'] });
    const { body } = await ask('POST jobs', { ...JOB, easyApply: true });
    await withProvenAddress(app.db, enterpriseId);
    const applicationId = await appliedTo(fixture, String(body['id']), await storedCandidate(app.db));
    return () =>
      countOf(app.db.selectFrom('application_link').select('token_hash').where('application_id', '=', applicationId).execute());
  },
  'jobs.follow-channel': async ({ app }) => {
    const [jobId = ''] = await storedJobs(app.db, [{ easyApply: true }]);
    const { enterprise_id: enterpriseId } = await app.db
      .selectFrom('job')
      .select('enterprise_id')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    // What the look each minute does not see: the employer is noted as reached, and a search row is behind.
    await app.db.updateTable('job_search').set({ easy_apply: false }).where('job_id', '=', jobId).execute();
    await app.db.transaction().execute((trx) => channelChanged(app.services, trx, enterpriseId));
    return () =>
      countOf(
        app.db.selectFrom('job_search').select('job_id').where('job_id', '=', jobId).where('easy_apply', '=', true).execute(),
      );
  },
  'videos.check': async ({ app }) => {
    const candidateId = await storedCandidate(app.db);
    await tusClient(app, await app.asCandidate(candidateId)).upload(webm());
    return () =>
      countOf(
        app.db
          .selectFrom('outbox')
          .select('id')
          .where('topic', '=', 'profile.changed')
          .where(sql<boolean>`payload ->> 'candidateId' = ${candidateId}`)
          .execute(),
      );
  },

  'account.export': async (fixture) => {
    const { db, services } = fixture.app;
    const candidateId = await storedCandidate(db);
    await db.transaction().execute(async (trx) => {
      const { id } = await startExport(trx, candidateId, new Date());
      await services.work.enqueue(trx, exportWork, { exportId: id });
    });
    return () => mailsTo(fixture, candidateId);
  },

  'account.delete': async (fixture) => {
    const { db, services } = fixture.app;
    const [candidateId, now] = [await storedCandidate(db), new Date()];
    await db.transaction().execute(async (trx) => {
      await insertDeletion(trx, { candidateId, now, dueAt: now });
      await services.work.enqueue(trx, deletionWork, { candidateId }, { key: candidateId });
    });
    return () => mailsTo(fixture, candidateId);
  },

  'account.remove-files': async ({ app: { db, services } }) => {
    const key = await services.files.put(Buffer.from('a file'));
    await db.transaction().execute((trx) => queueFileRemoval(services, trx, [key]));
    return async () => Number((await services.files.read(key)) === undefined);
  },

  'profile-documents.remove': async ({ app: { db, services } }) => {
    const storageKey = await services.files.put(Buffer.from('a document'));
    await db.transaction().execute((trx) => services.work.enqueue(trx, removeDocument, { storageKey }));
    return async () => Number((await services.files.read(storageKey)) === undefined);
  },

  'notifications.push': async (fixture) => {
    const { db } = fixture.app;
    const [candidateId, browser] = [await storedCandidate(db), fixture.pushService.browser()];
    const { endpoint, keys } = browser.subscription;
    await saveDevice(db, candidateId, { endpoint, ...keys }, new Date());
    await db.transaction().execute((trx) => notifyOfFact(fixture, trx, candidateId, 'note'));
    return async () => browser.received.length;
  },

  'notifications.mail': async (fixture) => {
    const candidateId = await storedCandidate(fixture.app.db);
    await fixture.app.db.transaction().execute((trx) => notifyOfFact(fixture, trx, candidateId, 'referralApplied'));
    return () => mailsTo(fixture, candidateId);
  },

  'notifications.digest': async (fixture) => {
    const { db, services } = fixture.app;
    const candidateId = await storedCandidate(db);
    await db.transaction().execute(async (trx) => {
      const id = await notifyOfFact(fixture, trx, candidateId, 'referralApplied');
      const waiting = { target: EMAIL_TARGET, outcome: 'DIGEST', now: new Date() } as const;
      await recordDelivery(trx, { id, candidateId, about: id }, waiting);
      await services.work.enqueue(trx, digestWork, { candidateId });
    });
    return () => mailsTo(fixture, candidateId);
  },

  'profiles.event': async (fixture) => {
    const { db, services } = fixture.app;
    const candidateId = await storedCandidate(db);
    await db.transaction().execute((trx) => services.outbox.add(trx, 'profile.changed', { candidateId }));
    return () => statesOnStream(fixture, candidateId, 'profile.changed');
  },

  'referrals.event': async (fixture) => {
    const { app } = fixture;
    const [referrer, applicant] = [await storedCandidate(app.db), await storedCandidate(app.db)];
    const { jobId } = await openJob(fixture);
    const { data } = await app.graphql(
      ReferJobDocument,
      { input: { jobId, requestId: randomUUID() } },
      await app.asCandidate(referrer),
    );
    if (data?.referJob.__typename !== 'ReferJobDone') throw new Error('The referral was refused.');
    await appliedTo(fixture, jobId, applicant, data.referJob.referral.id);
    return () => notificationsOf(fixture, referrer, 'referralApplied');
  },

  'interviews.event': async (fixture) => {
    const { app } = fixture;
    const { id, ...application } = await upcomingInterview(fixture);
    await app.db.transaction().execute((trx) => app.services.outbox.add(trx, 'application.withdrawn', application));
    return () =>
      countOf(
        app.db
          .selectFrom('outbox')
          .select('id')
          .where('topic', '=', 'interview.changed')
          .where(sql<boolean>`payload ->> 'interviewId' = ${id}`)
          .execute(),
      );
  },

  'interviews.remind': async (fixture) => {
    const { candidateId } = await upcomingInterview(fixture);
    await runScheduled(fixture.app.app.modules, 'interviews.look-ahead');
    return () => notificationsOf(fixture, candidateId, 'upcomingInterview');
  },

  'saved-searches.alert': async (fixture) => {
    const { app } = fixture;
    const candidateId = await storedCandidate(app.db);
    const word = `x${randomUUID().replaceAll(/[^a-z]/g, '')}`;
    await storedJobs(app.db, [{ title: `Baker ${word}` }]);
    const before = new Date(Date.now() - DAY_MS);
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
    await runScheduled(app.app.modules, 'saved-searches.look');
    return () => notificationsOf(fixture, candidateId, 'jobAlert');
  },

  'feeds.pull': async (fixture) => {
    const employer = await testEmployer(fixture.app);
    await employer.ask('POST feeds', {
      url: `${fixture.endpoint.url}/${randomUUID()}/feed.json`,
      format: 'json',
      everyMinutes: 60,
    });
    return () => openJobsOf(fixture, employer.enterpriseId);
  },

  'feeds.import': async (fixture) => {
    const employer = await testEmployer(fixture.app);
    const { headers, payload } = await multipartBody({
      import: JSON.stringify({ format: 'json' }),
      file: new File([JSON.stringify([FEED_JOB])], 'jobs.json'),
    });
    await fixture.app.app.inject({
      method: 'POST',
      url: '/employer/v1/feeds/imports',
      headers: { ...headers, authorization: `Bearer ${employer.key}` },
      payload,
    });
    return () => openJobsOf(fixture, employer.enterpriseId);
  },

  'logos.fetch': async ({ app, endpoint }) => {
    const { ask, enterpriseId } = await testEmployer(app);
    await ask('PUT brand', { logoUrl: `${endpoint.url}/${randomUUID()}.png` });
    await runScheduled(app.app.modules, 'logos.look');
    return () =>
      countOf(
        app.db
          .selectFrom('employer_logo')
          .select('file_key')
          .where('enterprise_id', '=', enterpriseId)
          .where('file_key', 'is not', null)
          .execute(),
      );
  },

  'domains.check': async (fixture) => {
    const { app, publish } = fixture;
    const domain = `${randomUUID()}.example`;
    const employer = await testEmployer(app);
    const { body } = await employer.ask('POST brand/domains', { domain });
    const { name, value } = (body['challenge'] as { dns: { name: string; value: string } }).dns;
    publish(name, value);
    await app.db
      .updateTable('employer_domain')
      .set({ next_check_at: new Date(0) })
      .where('domain', '=', domain)
      .execute();
    await runScheduled(app.app.modules, 'domains.look');
    return () =>
      countOf(
        app.db
          .selectFrom('employer_domain')
          .select('domain')
          .where('domain', '=', domain)
          .where('state', '=', 'proven')
          .execute(),
      );
  },
};

/** A feed of one job. */
export const FEED = JSON.stringify([FEED_JOB]);
