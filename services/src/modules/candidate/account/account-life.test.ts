import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { DELETION_GRACE_DAYS, EXPORT_KEPT_DAYS } from '@hirehq/shared-contracts/codes';
import {
  CancelDeletionDocument,
  RequestDeletionDocument,
} from '@hirehq/mfe-profile/src/features/delete-account/delete-account.graphql.ts';
import { RequestExportDocument } from '@hirehq/mfe-profile/src/features/export-data/export-data.graphql.ts';
import { AccountSettingsDocument } from '@hirehq/mfe-profile/src/shared/account-settings/account-settings.graphql.ts';
import { findTexts } from '../../../platform/testing/find-texts.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { runScheduled } from '../../../platform/testing/test-work.ts';
import { unzip } from '../../../platform/testing/unzip.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { plantedCandidate, type PlantedCandidate } from './testing/planted-candidate.ts';

/** Work that cannot be completed here: nothing responds at the address of the webhook. */
const NOT_DONE = { but: ['webhooks.deliver'] };

let app: TestApp;
let logs: string;
let ada: PlantedCandidate;
let bea: PlantedCandidate;
let ahead = 0;

beforeAll(async () => {
  logs = await mkdtemp(join(tmpdir(), 'hirehq-logs-'));
  app = await createTestApp({
    candidateOf: 'module',
    now: () => new Date(Date.now() + ahead),
    config: { log: { level: 'debug', file: join(logs, 'log.json') } },
  });
});
afterAll(async () => {
  await app.close();
  await rm(logs, { recursive: true, force: true });
});
beforeEach(async () => {
  ahead = 0;
  [ada, bea] = [await plantedCandidate(app), await plantedCandidate(app)];
});

const settings = async ({ headers }: PlantedCandidate) =>
  (await app.graphql(AccountSettingsDocument, {}, headers)).data?.accountSettings;

async function exported(who: PlantedCandidate): Promise<Map<string, Buffer>> {
  const { data } = await app.graphql(RequestExportDocument, {}, who.headers);
  expect(data?.requestExport).toMatchObject({ __typename: 'RequestExportDone', export: { signedUrl: null, size: null } });
  await workDone(app.db, NOT_DONE);
  const made = (await settings(who))?.export;
  const response = await app.app.inject({ url: made?.signedUrl ?? '' });
  expect([response.statusCode, response.rawPayload.byteLength]).toEqual([200, made?.size]);
  return unzip(response.rawPayload);
}

const requestDeletion = async (who: PlantedCandidate, emailAddress = who.email) =>
  (await app.graphql(RequestDeletionDocument, { emailAddress }, who.headers)).data?.requestDeletion;

/** The grace period ends, and all that is due is done. */
async function timePasses(days = DELETION_GRACE_DAYS): Promise<void> {
  ahead += days * DAY_MS;
  await runScheduled(app.app.modules, 'account.tidy');
  await workDone(app.db, NOT_DONE);
}

/** Mails in the outbox folder, newest first. */
async function mailsSentTo(email: string): Promise<string[]> {
  const folder = join(app.services.config.dataFolder, 'outbox');
  const names = (await readdir(folder)).toSorted().toReversed();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

const mailsTo = (email: string) => app.db.selectFrom('mail').select('subject').where('recipient', '=', email).execute();

describe('PR-11 a copy of all data', () => {
  test('contains every text a candidate has stored, and none of anybody else', async () => {
    const files = await exported(ada);
    const all = [...files].map(([name, content]) => `${name}\n${content.toString('latin1')}`).join('\n');
    expect(Object.entries(ada.values).filter(([, text]) => !all.toLowerCase().includes(text))).toEqual([]);
    expect(Object.entries(bea.values).filter(([, text]) => all.toLowerCase().includes(text))).toEqual([]);
  });

  test('contains what the tables contain: each row that names the candidate is exported or left out with a reason', async () => {
    const files = await exported(ada);
    const contents = JSON.parse(files.get('contents.json')?.toString() ?? '') as {
      tables: { file: string; records: number }[];
      leftOut: { table: string; because: string }[];
      missing: string[];
    };
    const listed = new Set([
      ...contents.tables.filter(({ records }) => records > 0).map(({ file }) => file.slice('data/'.length, -'.json'.length)),
      ...contents.leftOut.map(({ table }) => table),
    ]);
    const named = await findTexts(app.db, [ada.candidateId, ada.email]);
    const inPublic = named.filter((each) => each.startsWith('public.')).map((each) => each.slice('public.'.length).split(':')[0]);
    expect(inPublic.filter((table) => !listed.has(table ?? ''))).toEqual([]);
    expect(contents.missing).toEqual([]);
    for (const { file, records } of contents.tables)
      expect([file, (JSON.parse(files.get(file)?.toString() ?? '') as unknown[]).length]).toEqual([file, records]);
  });

  test('contains a page that a person can read, with names instead of ids', async () => {
    const page = (await exported(ada)).get('index.html')?.toString() ?? '';
    const applied = await app.db
      .selectFrom('application')
      .innerJoin('job', 'job.id', 'application.job_id')
      .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
      .select(['job.id', 'job.title', 'enterprise.establishment_name'])
      .where('application.candidate_id', '=', ada.candidateId)
      .execute();
    expect(applied.length).toBeGreaterThan(0);
    for (const { id, title, establishment_name } of applied) {
      expect(page).toContain(title);
      expect(page).toContain(establishment_name);
      expect(page).not.toContain(id);
    }
    expect(page).toMatch(/<html lang="(?:en|es|ar)"/);
  });

  test('contains no secrets: no password, and no key of a file', async () => {
    const files = await exported(ada);
    const account = JSON.parse(files.get('data/identity_account.json')?.toString() ?? '') as object[];
    const resumes = JSON.parse(files.get('data/file.json')?.toString() ?? '') as object[];
    expect(account.map((row) => Object.keys(row).includes('password_hash'))).toEqual([false]);
    expect(resumes.map((row) => Object.keys(row).includes('storage_key'))).toEqual([false]);
    expect([...files.keys()].filter((name) => name.startsWith('files/file/'))).toEqual([
      `files/file/1-${ada.values['resumeName']}.pdf`,
    ]);
  });

  test('is made once however often it is requested, linked for five minutes, and deleted after its time', async () => {
    const requests = [1, 2].map(() => app.graphql(RequestExportDocument, {}, ada.headers));
    for (const { data } of await Promise.all(requests)) expect(data?.requestExport.__typename).toBe('RequestExportDone');
    await workDone(app.db, NOT_DONE);
    const made = await settings(ada);
    const until = Number(new URL(made?.export?.signedUrl ?? '', 'http://localhost').searchParams.get('until'));
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(301);
    expect(Date.parse(made?.export?.expiresAt ?? '') - Date.parse(made?.export?.requestedAt ?? '')).toBeGreaterThan(
      (EXPORT_KEPT_DAYS - 1) * DAY_MS,
    );
    const { storage_key: key } = await app.db
      .selectFrom('account_export')
      .select('storage_key')
      .where('candidate_id', '=', ada.candidateId)
      .executeTakeFirstOrThrow();
    await timePasses(EXPORT_KEPT_DAYS + 1);
    expect(await app.services.files.read(key ?? '')).toBeUndefined();
    const rows = await app.db.selectFrom('account_export').select('id').where('candidate_id', '=', ada.candidateId).execute();
    expect(rows).toEqual([]);
  });

  test('is refused after several a day', async () => {
    const outcomes: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { data } = await app.graphql(RequestExportDocument, {}, ada.headers);
      outcomes.push(data?.requestExport.__typename === 'RequestExportRefused' ? data.requestExport.code : undefined);
      await workDone(app.db, NOT_DONE);
    }
    expect(outcomes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });
});

describe('PR-11 the deletion of an account', () => {
  test('needs the address of the account, waits for the grace period, and can be withdrawn until then', async () => {
    expect(await requestDeletion(ada, 'somebody@example.com')).toMatchObject({ code: 'CONFIRMATION_WRONG' });
    const requested = await requestDeletion(ada, ada.email.toUpperCase());
    expect(requested).toMatchObject({ __typename: 'RequestDeletionDone' });
    expect(await requestDeletion(ada)).toEqual(requested);
    await timePasses(DELETION_GRACE_DAYS - 1);
    expect((await settings(ada))?.deletionOn).toBe((requested as { deletionOn: string }).deletionOn);
    const { data } = await app.graphql(CancelDeletionDocument, {}, ada.headers);
    expect(data?.cancelDeletion).toEqual({ __typename: 'CancelDeletionDone', deletionOn: null });
    expect((await app.graphql(CancelDeletionDocument, {}, ada.headers)).data?.cancelDeletion).toMatchObject({
      code: 'NOT_FOUND',
    });
    await timePasses(2);
    expect((await settings(ada))?.emailAddress).toBe(ada.email);
  });

  test('leaves no trace of what was stored, in tables, queues, files and logs, and touches nobody else', async () => {
    await exported(ada);
    const traces = [...Object.values(ada.values), ada.email, ada.candidateId, ada.accountId];
    expect(traces.length).toBeGreaterThan(20);
    const before = await findTexts(app.db, traces);
    expect(Object.values(ada.values).filter((text) => !before.some((each) => each.endsWith(text)))).toEqual([
      ada.values['resumeContent'],
    ]);
    const keys = await storedKeys(ada);
    expect(keys).toHaveLength(3);
    const beas = await findTexts(app.db, Object.values(bea.values));

    await requestDeletion(ada);
    await timePasses();
    expect(await mailsTo(ada.email)).toEqual([]);
    expect(await findTexts(app.db, traces)).toEqual([]);
    expect(await Promise.all(keys.map((key) => app.services.files.read(key)))).toEqual(keys.map(() => undefined));
    const written = (await readFile(join(logs, 'log.json'), 'utf8').catch(() => '')).toLowerCase();
    expect([...Object.values(ada.values), ada.email].filter((text) => written.includes(text.toLowerCase()))).toEqual([]);
    expect(await findTexts(app.db, Object.values(bea.values))).toEqual(beas);
  });

  test('reaches an address that was changed and not used to sign in since', async () => {
    const email = `new.${ada.email}`;
    await app.db.updateTable('identity_account').set({ email }).where('id', '=', ada.accountId).execute();
    await requestDeletion(ada, email);
    await timePasses();
    expect(await findTexts(app.db, [email, ada.email])).toEqual([]);
    const [newest] = await mailsSentTo(email);
    expect(newest).toContain('Subject: Your account has been deleted');
  });

  test('keeps reports that protect others, without the person and their words', async () => {
    await requestDeletion(ada);
    await timePasses();
    const { enterpriseId } = ada;
    const reports = await app.db
      .selectFrom('conversation_report')
      .selectAll()
      .where('enterprise_id', '=', enterpriseId)
      .execute();
    expect(reports).toMatchObject([{ candidate_id: null, details: null, reason: 'SPAM', message_text: 'Send us money first.' }]);
  });

  test('tells employers that the application was withdrawn, and no more', async () => {
    await requestDeletion(ada);
    await timePasses();
    const deliveries = await app.db
      .selectFrom('webhook_delivery')
      .select(['topic', 'body'])
      .where('webhook_id', '=', ada.webhookId)
      .execute();
    expect(deliveries).toHaveLength(1);
    expect(deliveries[0]?.topic).toBe('application.withdrawn');
    expect(Object.keys((JSON.parse(deliveries[0]?.body ?? '{}') as { data: object }).data)).toEqual([
      'applicationId',
      'jobId',
      'withdrawnTimestamp',
    ]);
  });

  test('ends the session: a token from before creates no new candidate, a new sign-in does', async () => {
    await requestDeletion(ada);
    await timePasses();
    ahead = 0;
    const ask = async (headers: Record<string, string>) => (await app.graphql(AccountSettingsDocument, {}, headers)).statusCode;
    expect(await ask(ada.headers)).toBe(401);
    const claims = {
      email: ada.email,
      name: 'Ada',
      auth_time: Math.floor(Date.now() / 1000) + (DELETION_GRACE_DAYS + 1) * 86_400,
    };
    expect(await ask(await app.asCandidate(ada.accountId, claims))).toBe(200);
  });
});

/** Keys of the files of a candidate: résumé, attachment of a message, export. */
async function storedKeys({ candidateId }: PlantedCandidate): Promise<string[]> {
  const { db } = app;
  const files = await db.selectFrom('file').select('storage_key as key').where('candidate_id', '=', candidateId).execute();
  const attachments = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select('attachment_key as key')
    .where('candidate_id', '=', candidateId)
    .where('attachment_key', 'is not', null)
    .execute();
  const exports = await db
    .selectFrom('account_export')
    .select('storage_key as key')
    .where('candidate_id', '=', candidateId)
    .execute();
  return [...files, ...attachments, ...exports].flatMap(({ key }) => key ?? []);
}
