import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RESTORABLE_SECONDS, type ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import { ProfileDocument } from '@hirehq/mfe-profile/src/shared/profile.graphql.ts';
import {
  RemoveProfileRecordDocument,
  RestoreProfileRecordDocument,
} from '@hirehq/mfe-profile/src/shared/removal/profile-record.graphql.ts';
import { inject } from '../../../../access/testing/ask-rest.ts';
import { createAccessFixture, setScenery, type Ids, type AccessFixture } from '../../../../access/testing/access-fixture.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../../platform/testing/test-candidate.ts';
import { withoutSchedules } from '../testing/without-schedules.ts';
import { purgeRecords } from './purge-records.ts';

const OVER = RESTORABLE_SECONDS * 1000 + 1;
let hirehq: TestApp;
let fixture: AccessFixture;
let at = new Date();
beforeAll(async () => {
  hirehq = await createTestApp({
    modules: withoutSchedules,
    candidateOf: 'module',
    config: { employerRateLimit: 0 },
    now: () => at,
  });
  await setScenery(hirehq);
});
beforeEach(async () => {
  at = new Date();
  fixture = await createAccessFixture(hirehq);
  await hirehq.db
    .updateTable('application')
    .set({ resume_id: fixture.ids.resumeId })
    .where('id', '=', fixture.ids.applicationId)
    .execute();
});
afterAll(() => hirehq.close());

const remove = async (kind: ProfileRecordKind, id: string, headers = fixture.candidate.headers) =>
  (await hirehq.graphql(RemoveProfileRecordDocument, { kind, id }, headers)).data?.removeProfileRecord;
const restore = async (kind: ProfileRecordKind, id: string, headers = fixture.candidate.headers) =>
  (await hirehq.graphql(RestoreProfileRecordDocument, { kind, id }, headers)).data?.restoreProfileRecord;

const DONE = { __typename: 'RestoreProfileRecordDone' };
const GONE = { __typename: 'RestoreProfileRecordRefused', code: 'NOT_FOUND' };

const RECORDS: [kind: ProfileRecordKind, idOf: (ids: Ids) => string][] = [
  ['WORK_HISTORY', ({ workHistoryId }) => workHistoryId],
  ['EDUCATION', ({ educationId }) => educationId],
  ['LICENCE', ({ licenceId }) => licenceId],
  ['RESUME', ({ resumeId }) => resumeId],
  ['FILE', ({ showcaseId }) => showcaseId],
  ['FILE', ({ documentId }) => documentId],
  ['FILE', ({ checklistFileId }) => checklistFileId],
  ['SKILL', ({ skillId }) => String(skillId)],
];

const TABLES = ['work_history', 'education', 'licence', 'resume', 'file', 'candidate_skill', 'application', 'application_draft'];

/** Every row of the candidate in the tables that a removal changes. */
async function rowsOf(candidateId: string): Promise<string> {
  const rows = [];
  for (const table of TABLES) {
    const found = await sql<{ row: string }>`
      select to_jsonb(rows)::text as row from ${sql.table(table)} rows where candidate_id = ${candidateId} order by 1`.execute(
      hirehq.db,
    );
    rows.push(table, ...found.rows.map(({ row }) => row));
  }
  const photo = await hirehq.db.selectFrom('candidate').select('media_file').where('id', '=', candidateId).execute();
  return JSON.stringify([rows, photo]);
}

/** What the candidate, an employer and a visitor read that may contain a record. */
async function everyResponse(): Promise<string> {
  const { ids, candidate, employerKey } = fixture;
  const own = ['work-history', 'educations', 'resume', 'skills', ''].map((path) => `/api/v1/candidates/${path}`);
  const texts = [];
  for (const url of own) texts.push((await inject(hirehq, 'GET', url, candidate.headers)).text);
  for (const url of [`applications/${ids.applicationId}`, `candidates/${ids.candidateId}/profile`])
    texts.push((await inject(hirehq, 'GET', `/employer/v1/${url}`, { authorization: `Bearer ${employerKey}` })).text);
  for (const [query, headers] of [
    ['{ profile { licences { id name number } score { points } } }', candidate.headers],
    ['{ checklists { items { files { id } } } }', candidate.headers],
    ['{ myJobs(tab: APPLIED) { nodes { application { resume { id title } } } } }', candidate.headers],
    [`{ publicProfile(candidateKey: "${ids.publicKey}") { workHistory { showcases { signedUrl } } } }`, {}],
  ] as const) {
    const json = { ...headers, 'content-type': 'application/json' };
    texts.push((await inject(hirehq, 'POST', '/graphql', json, JSON.stringify({ query }))).text);
  }
  // What differs from response to response.
  return texts.join('\n').replaceAll(/until=\d+&|signature=[\w-]+|"traceId":"[^"]*"/g, '');
}

/** The files of a record, or the file itself. */
const filesOf = async (kind: ProfileRecordKind, id: string) =>
  kind === 'SKILL'
    ? []
    : hirehq.db
        .selectFrom('file')
        .leftJoin('resume', 'resume.file_id', 'file.id')
        .select(['file.id', 'file.storage_key'])
        .where((where) => where.or([where('file.id', '=', id), where('file.record_id', '=', id), where('resume.id', '=', id)]))
        .execute();

/** Texts by which a record can be found in a response. */
const marksOf = async (kind: ProfileRecordKind, id: string): Promise<string[]> =>
  kind === 'SKILL'
    ? ['"yearsOfExperience":3']
    : [id, ...(await filesOf(kind, id)).flatMap((file) => [file.id, file.storage_key])];

describe.each(RECORDS)('PR-05 a removed record: %s', (kind, idOf) => {
  test('is in no response, and restored exactly as it was, with its files', async () => {
    const { ids, candidate } = fixture;
    const id = idOf(ids);
    const marks = await marksOf(kind, id);
    const [rowsBefore, responsesBefore] = [await rowsOf(candidate.id), await everyResponse()];
    expect(marks.some((mark) => responsesBefore.includes(mark))).toBe(true);

    expect(await remove(kind, id)).toMatchObject({
      __typename: 'RemoveProfileRecordDone',
      restorableUntil: new Date(at.getTime() + RESTORABLE_SECONDS * 1000).toISOString(),
    });
    const responses = await everyResponse();
    expect(marks.filter((mark) => responses.includes(mark))).toEqual([]);
    // Removed already: nothing is changed, and the time to restore it does not begin again.
    expect(await remove(kind, id)).toMatchObject({
      __typename: 'RemoveProfileRecordDone',
      restorableUntil: new Date(at.getTime() + RESTORABLE_SECONDS * 1000).toISOString(),
    });

    at = new Date(at.getTime() + OVER - 2000);
    await purgeRecords(hirehq.services);
    expect(await restore(kind, id)).toMatchObject(DONE);
    expect(await rowsOf(candidate.id)).toBe(rowsBefore);
    expect(await everyResponse()).toBe(responsesBefore);
    expect(await restore(kind, id)).toMatchObject(GONE);
  });

  test('is deleted for good after ten minutes, with the bytes of its files', async () => {
    const { ids, candidate } = fixture;
    const id = idOf(ids);
    const keys = (await filesOf(kind, id)).map(({ storage_key }) => storage_key);
    await remove(kind, id);
    for (const key of keys) expect(await hirehq.services.files.read(key)).toBeDefined();
    at = new Date(at.getTime() + OVER);
    expect(await restore(kind, id)).toMatchObject(GONE);
    await purgeRecords(hirehq.services);
    for (const key of keys) expect(await hirehq.services.files.read(key)).toBeUndefined();
    const kept = await hirehq.db
      .selectFrom('removed_record')
      .select('kind')
      .where('candidate_id', '=', candidate.id)
      .where('record_id', '=', id)
      .execute();
    expect(kept).toEqual([]);
  });

  test('of somebody else is neither removed nor restored', async () => {
    const id = idOf(fixture.ids);
    const { headers } = await testCandidate(hirehq);
    expect(await remove(kind, id, headers)).toMatchObject({ code: 'NOT_FOUND' });
    await remove(kind, id);
    expect(await restore(kind, id, headers)).toMatchObject(GONE);
    expect(await restore(kind, id)).toMatchObject(DONE);
  });
});

test('PR-05 a profile photo is restored unless there is a new one', async () => {
  const { candidate } = fixture;
  const [first, second] = [randomUUID(), randomUUID()];
  const file = {
    candidate_id: candidate.id,
    category: 'PROFILE' as const,
    file_name: 'me.png',
    content_type: 'image/png',
    size: 3,
  };
  const insert = (id: string) =>
    hirehq.db
      .insertInto('file')
      .values({ ...file, id, storage_key: randomUUID() })
      .execute();
  const show = (id: string) =>
    hirehq.db.updateTable('candidate').set({ media_file: id }).where('id', '=', candidate.id).execute();
  const shown = async () =>
    (await hirehq.db.selectFrom('candidate').select('media_file').where('id', '=', candidate.id).executeTakeFirst())?.media_file;
  await insert(first);
  await show(first);
  await remove('FILE', first);
  expect(await shown()).toBeNull();
  expect(await restore('FILE', first)).toMatchObject(DONE);
  expect(await shown()).toBe(first);
  await remove('FILE', first);
  await insert(second);
  await show(second);
  expect(await restore('FILE', first)).toMatchObject(GONE);
  expect(await shown()).toBe(second);
});

test('PR-05 a file is restored after the record that it belongs to', async () => {
  const { workHistoryId, showcaseId } = fixture.ids;
  await remove('FILE', showcaseId);
  await remove('WORK_HISTORY', workHistoryId);
  expect(await restore('FILE', showcaseId)).toMatchObject(GONE);
  expect(await restore('WORK_HISTORY', workHistoryId)).toMatchObject(DONE);
  expect(await restore('FILE', showcaseId)).toMatchObject(DONE);
});

test('PR-05 documents that an employer sent with an offer cannot be removed', async () => {
  const { candidate } = fixture;
  const id = randomUUID();
  await hirehq.db
    .insertInto('file')
    .values({
      id,
      candidate_id: candidate.id,
      storage_key: randomUUID(),
      category: 'CANDIDATE_OFFER',
      file_name: 'offer.pdf',
      content_type: 'application/pdf',
      size: 3,
    })
    .execute();
  expect(await remove('FILE', id)).toMatchObject({ code: 'NOT_FOUND' });
});

test.each(['', 'x', '0', '99999999999', "1'; select 1", '\0'])('PR-05 %j is not an id', async (id) => {
  for (const kind of ['SKILL', 'LICENCE'] as const) {
    expect(await remove(kind, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await restore(kind, id)).toMatchObject(GONE);
  }
});

test('PR-05 the score counts a record again once it is restored', async () => {
  const points = async () =>
    (await hirehq.graphql(ProfileDocument, {}, fixture.candidate.headers)).data?.profile.score.points ?? 0;
  const before = await points();
  await remove('WORK_HISTORY', fixture.ids.workHistoryId);
  expect(await points()).toBe(before - 10);
  await restore('WORK_HISTORY', fixture.ids.workHistoryId);
  expect(await points()).toBe(before);
});
