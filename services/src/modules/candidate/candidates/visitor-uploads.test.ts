import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { storedResume } from '../../../platform/testing/stored-resume.ts';
import { removeUnclaimedResumes } from './resumes.service.ts';
import { MAX_UNCLAIMED_BYTES, VISITOR_UPLOAD_RULES } from './visitor-uploads.ts';

const { visitorUploadsByAddress: uploads, visitorUploadBytesByAddress: bytes } = VISITOR_UPLOAD_RULES;
const START = new Date('2026-03-01T12:00:00Z');
let time = START;
const hirehq: TestApp = await createTestApp({ candidateOf: 'module', now: () => time });

beforeEach(async () => {
  time = START;
  await hirehq.db.deleteFrom('attempt').execute();
  await hirehq.db.deleteFrom('file').execute();
});
afterAll(() => hirehq.close());

async function send(remoteAddress: string, { file = SAMPLES.pdf(), headers = {} }: { file?: File; headers?: object } = {}) {
  const body = await multipartBody({ title: 'My CV', file });
  const base = 'authorization' in headers ? '' : '/public';
  const response = await hirehq.app.inject({
    method: 'POST',
    url: `${base}/api/v1/candidates/resume`,
    headers: { ...headers, ...body.headers },
    payload: body.payload,
    remoteAddress,
  });
  const { errorCode, errorMessage } = response.json<{ errorCode?: string; errorMessage?: string }>();
  return { statusCode: response.statusCode, errorCode, errorMessage, headers: response.headers };
}

const pdfOf = (size: number) => new File(['%PDF-1.7\n', new Uint8Array(size - 9)], 'cv.pdf', { type: 'application/pdf' });

test('JB-16 visitors of one network have an hourly limit of résumés, which does not affect others and candidates', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= uploads.max; count += 1)
    statuses.push((await send(`2001:db8:0:1::${count.toString(16)}`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: uploads.max }, () => 200), 429]);
  const refused = await send('2001:db8:0:1::9');
  expect(refused).toMatchObject({ errorCode: 'RATE_LIMITED', headers: { 'retry-after': '3600' } });
  expect(refused.errorMessage).toContain('Sign in');
  expect((await send('2001:db8:0:2::1')).statusCode).toBe(200);
  const { headers } = await testCandidate(hirehq);
  expect((await send('2001:db8:0:1::9', { headers })).statusCode).toBe(200);
  time = new Date(START.getTime() + HOUR_MS);
  expect((await send('2001:db8:0:1::9')).statusCode).toBe(200);
});

test('JB-16 the bytes of a network are limited too, and uploads above the limit are not stored', async () => {
  const size = 5_000_000;
  const fitting = Math.floor(bytes.max / size);
  for (let count = 0; count < fitting; count += 1)
    expect((await send('203.0.113.9', { file: pdfOf(size) })).statusCode).toBe(200);
  expect((await send('203.0.113.9', { file: pdfOf(size) })).errorCode).toBe('RATE_LIMITED');
  expect((await hirehq.db.selectFrom('file').select('id').execute()).length).toBe(fitting);
});

test('JB-16 all visitors’ résumés share a storage limit, which does not include candidates’ résumés', async () => {
  const { id } = await testCandidate(hirehq);
  for (const [owner, size] of [
    [null, MAX_UNCLAIMED_BYTES / 2],
    [null, MAX_UNCLAIMED_BYTES / 2 - 1_000_000],
    [id, MAX_UNCLAIMED_BYTES / 2],
  ] as const) {
    const { id: resume } = await storedResume(hirehq.db, owner);
    const { file_id } = await hirehq.db.selectFrom('resume').select('file_id').where('id', '=', resume).executeTakeFirstOrThrow();
    await hirehq.db.updateTable('file').set({ size }).where('id', '=', file_id).execute();
  }
  expect((await send('203.0.113.9', { file: pdfOf(900_000) })).statusCode).toBe(200);
  expect(await send('203.0.113.9', { file: pdfOf(900_000) })).toMatchObject({ statusCode: 503, errorCode: 'OVERLOADED' });
});

test('JB-16 an unclaimed résumé is removed after a day, with its bytes', async () => {
  await send('203.0.113.9');
  const [file] = await hirehq.db.selectFrom('file').select(['storage_key', 'created_at']).execute();
  const key = file?.storage_key ?? '';
  const sentAt = file?.created_at.getTime() ?? 0;
  time = new Date(sentAt + 23 * HOUR_MS);
  await removeUnclaimedResumes(hirehq.services);
  expect(await hirehq.services.files.read(key)).toBeDefined();
  time = new Date(sentAt + 25 * HOUR_MS);
  await removeUnclaimedResumes(hirehq.services);
  expect(await hirehq.services.files.read(key)).toBeUndefined();
  expect(await hirehq.db.selectFrom('resume').select('id').execute()).toEqual([]);
});
