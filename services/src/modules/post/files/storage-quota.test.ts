import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORAGE_CATEGORIES, STORAGE_QUOTA, STORAGE_QUOTAS, type StorageCategory } from '@hirehq/shared-contracts/storage-quotas';
import { StorageDocument } from '@hirehq/mfe-profile/src/features/view-storage/storage.graphql.ts';
import {
  RemoveProfileRecordDocument,
  RestoreProfileRecordDocument,
} from '@hirehq/mfe-profile/src/shared/removal/profile-record.graphql.ts';
import { REST_EXAMPLES } from '../../../access/testing/rest-examples.ts';
import { nobody } from '../../../access/testing/access-fixture.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { claimResume } from '../../candidate/candidates/index.ts';
import { tusClient } from '../../candidate/videos/testing/upload-video.ts';
import { withoutSchedules } from '../../candidate/profiles/testing/without-schedules.ts';

const MB = 1024 * 1024;
const AT_ONCE = 8;

let hirehq: TestApp;
let who: TestCandidate;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', modules: withoutSchedules });
});
afterAll(() => hirehq.close());

type FileCategory = Extract<StorageCategory, 'RESUME' | 'PROFILE' | 'SHOWCASE' | 'EDUCATION' | 'BACKGROUND' | 'CANDIDATE_OFFER'>;

/** Rows of files with this size, as if they had been uploaded. */
async function stored(category: FileCategory, count: number, bytes: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    candidate_id: who.id,
    storage_key: randomUUID(),
    category,
    record_id: null,
    file_name: 'a.pdf',
    content_type: 'application/pdf',
    size: bytes,
  }));
  if (count > 0) await hirehq.db.insertInto('file').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function post(path: string, parts: Record<string, string | File>) {
  const form = await multipartBody(parts);
  const headers = { ...who.headers, ...form.headers };
  const response = await hirehq.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload: form.payload });
  const { errorCode } = response.json<{ errorCode?: string }>();
  return { statusCode: response.statusCode, errorCode };
}

const uploadResume = () => post('candidates/resume', { title: 'CV', file: SAMPLES.pdf() });

async function use() {
  const { data } = await hirehq.graphql(StorageDocument, {}, who.headers);
  if (!data) throw new Error('The response has no data.');
  return data.storage;
}

const REFUSED = { statusCode: 409, errorCode: 'STORAGE_QUOTA_REACHED' };

describe('SV-07 the storage of a candidate', () => {
  test('has quotas that uploads at the same time do not pass, by number', async () => {
    who = await testCandidate(hirehq);
    const { files } = STORAGE_QUOTAS.RESUME;
    await stored('RESUME', files - 2, 1000);
    const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, uploadResume));
    expect(outcomes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(outcomes.filter(({ statusCode }) => statusCode !== 200)).toEqual(Array.from({ length: AT_ONCE - 2 }, () => REFUSED));
    expect((await use()).categories).toMatchObject([{ category: 'RESUME', files, mostFiles: files }]);
  });

  test('has quotas that uploads at the same time do not pass, by bytes', async () => {
    who = await testCandidate(hirehq);
    const { bytes } = STORAGE_QUOTAS.RESUME;
    const { size } = SAMPLES.pdf();
    await stored('RESUME', 1, bytes - 2 * size - 1);
    const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, uploadResume));
    expect(outcomes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect((await use()).bytes).toBe(bytes - 1);
  });

  test('is limited in total, over all categories', async () => {
    who = await testCandidate(hirehq);
    const full = (['SHOWCASE', 'EDUCATION', 'BACKGROUND', 'CANDIDATE_OFFER'] as const).map(
      (name) => [name, STORAGE_QUOTAS[name].bytes] as const,
    );
    for (const [category, bytes] of full) await stored(category, 1, bytes);
    const used = full.reduce((total, [, bytes]) => total + bytes, 0);
    const left = STORAGE_QUOTA.bytes - used;
    const video = await tusClient(hirehq, who.headers).start({ size: left + 1 });
    expect(video.statusCode).toBe(409);
    await stored('PROFILE', 1, left - 1);
    expect(await uploadResume()).toEqual(REFUSED);
  });

  test('counts files of removed records, so that removing and uploading does not fill the disk', async () => {
    who = await testCandidate(hirehq);
    const half = STORAGE_QUOTA.bytes / 2;
    for (let round = 0; round < 4; round += 1) {
      const [id = ''] = await stored('BACKGROUND', 1, half);
      await hirehq.graphql(RemoveProfileRecordDocument, { kind: 'FILE', id }, who.headers);
    }
    expect(await uploadResume()).toEqual(REFUSED);
  });

  test('is not passed by restoring what was removed', async () => {
    who = await testCandidate(hirehq);
    const { files } = STORAGE_QUOTAS.BACKGROUND;
    const [removed = ''] = await stored('BACKGROUND', files, 1000);
    await hirehq.graphql(RemoveProfileRecordDocument, { kind: 'FILE', id: removed }, who.headers);
    const [other = ''] = await stored('BACKGROUND', 1, 1000);
    const restore = async () =>
      (await hirehq.graphql(RestoreProfileRecordDocument, { kind: 'FILE', id: removed }, who.headers)).data?.restoreProfileRecord;
    expect(await restore()).toMatchObject({ code: 'STORAGE_QUOTA_REACHED' });
    await hirehq.graphql(RemoveProfileRecordDocument, { kind: 'FILE', id: other }, who.headers);
    expect(await restore()).toMatchObject({ __typename: 'RestoreProfileRecordDone' });
  });

  test('is not passed by claiming résumés that were uploaded before signing in', async () => {
    who = await testCandidate(hirehq);
    const form = await multipartBody({ title: 'CV', file: SAMPLES.pdf() });
    const visitor = {
      method: 'POST',
      url: '/public/api/v1/candidates/resume',
      headers: form.headers,
      payload: form.payload,
    } as const;
    const ids = await Promise.all(
      Array.from(
        { length: AT_ONCE },
        async () => (await hirehq.app.inject(visitor)).json<{ responsePayload: { id: string } }>().responsePayload.id,
      ),
    );
    await stored('RESUME', STORAGE_QUOTAS.RESUME.files - 2, 1000);
    const claims = await Promise.all(ids.map((id) => hirehq.db.transaction().execute((trx) => claimResume(trx, who.id, id))));
    expect(claims.filter((claim) => claim === 'OWN')).toHaveLength(2);
    expect(claims.filter((claim) => claim === 'FULL')).toHaveLength(AT_ONCE - 2);
  });

  test('reserves what a video was announced with, and gives way to a newer upload', async () => {
    who = await testCandidate(hirehq);
    const client = tusClient(hirehq, who.headers);
    const size = 200 * MB;
    const starts = await Promise.all(Array.from({ length: 6 }, () => client.start({ size })));
    expect(starts.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 201));
    const videos = (await use()).categories.find(({ category }) => category === 'VIDEO');
    expect(videos?.bytes).toBeLessThanOrEqual(STORAGE_QUOTAS.VIDEO.bytes);
    expect(videos?.files).toBe(Math.floor(STORAGE_QUOTAS.VIDEO.bytes / size));
  });

  test('is empty at first, and its quotas are not larger together than what one candidate may fill', async () => {
    who = await testCandidate(hirehq);
    expect(await use()).toEqual({
      files: 0,
      bytes: 0,
      mostFiles: STORAGE_QUOTA.files,
      mostBytes: STORAGE_QUOTA.bytes,
      categories: [],
      unusedFiles: [],
    });
    for (const category of STORAGE_CATEGORIES) {
      expect(STORAGE_QUOTAS[category].bytes).toBeLessThanOrEqual(STORAGE_QUOTA.bytes);
      expect(STORAGE_QUOTAS[category].files).toBeLessThanOrEqual(STORAGE_QUOTA.files);
    }
  });

  test('refuses screenshots, not the feedback, once there are too many', async () => {
    who = await testCandidate(hirehq);
    const id = randomUUID();
    await hirehq.db
      .insertInto('feedback')
      .values({ id, candidate_id: who.id, subject: 'Search', feedback: 'Works well', details: jsonb({}) })
      .execute();
    await hirehq.db
      .insertInto('feedback_attachment')
      .values({ feedback_id: id, storage_key: randomUUID(), content_type: 'image/png', size: STORAGE_QUOTAS.FEEDBACK.bytes })
      .execute();
    const { body } = REST_EXAMPLES['POST feedback'].call(nobody());
    const feedback = new File([JSON.stringify(body)], 'blob', { type: 'application/json' });
    expect(await post('feedback', { 'request-body': feedback, attachments: SAMPLES.png() })).toEqual(REFUSED);
    expect(await post('feedback', { 'request-body': feedback })).toMatchObject({ statusCode: 200 });
  });

  test('PR-12 names files that no checklist refers to, which can be removed', async () => {
    who = await testCandidate(hirehq);
    const [used = '', unused = ''] = await stored('BACKGROUND', 2, 1000);
    await hirehq.db
      .insertInto('checklist')
      .values({
        candidate_id: who.id,
        checklist_id: 'general',
        ratings: jsonb({}),
        tasks: jsonb({}),
        files: jsonb({ identity: [used] }),
        changed_at: new Date(),
        signed_name: null,
        signed_at: null,
        expires_on: null,
      })
      .execute();
    expect((await use()).unusedFiles).toEqual([{ id: unused, fileName: 'a.pdf', size: 1000 }]);
    await hirehq.graphql(RemoveProfileRecordDocument, { kind: 'FILE', id: unused }, who.headers);
    expect(await use()).toMatchObject({ files: 1, unusedFiles: [] });
  });
});
