import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredFile, WorkHistory } from '@hirehq/shared-contracts/rest';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { pngBytes, pngFile } from '../../../platform/testing/png-file.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

async function upload({ headers }: TestCandidate, parts: Record<string, string | File>) {
  const body = await multipartBody(parts);
  const response = await hirehq.app.inject({
    method: 'POST',
    url: '/api/v1/upload-file',
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  });
  return {
    statusCode: response.statusCode,
    body: response.json<{ responsePayload: StoredFile; errorCode?: string; fields?: Record<string, string> }>(),
  };
}

async function newWorkHistory({ headers }: TestCandidate): Promise<WorkHistory> {
  const payload = { title: 'Nurse', workedWith: 'Clinic', workedFrom: '2020-01-01' };
  const response = await hirehq.app.inject({ method: 'PUT', url: '/api/v1/candidates/work-history', headers, payload });
  return response.json<{ responsePayload: WorkHistory }>().responsePayload;
}

describe('files', () => {
  test('SV-07 a stored file opens by its signed link, with headers that prevent it from running', async () => {
    const candidate = await testCandidate(hirehq);
    const { statusCode, body } = await upload(candidate, { category: 'PROFILE', file: SAMPLES.png() });
    expect(statusCode).toBe(200);
    expect(body.responsePayload).toMatchObject({ category: 'PROFILE', fileName: 'me.png', contentType: 'image/png' });
    const opened = await hirehq.app.inject({ url: body.responsePayload.signedUrl });
    expect(opened.statusCode).toBe(200);
    expect(opened.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(opened.rawPayload).toHaveLength(body.responsePayload.size);
    expect(opened.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const tampered = await hirehq.app.inject({ url: body.responsePayload.signedUrl.replace('me.png', 'you.png') });
    expect(tampered.statusCode).toBe(404);
  });

  test('PR-05 a photo becomes the profile photo, and the previous one is removed', async () => {
    const candidate = await testCandidate(hirehq);
    const first = await upload(candidate, { category: 'PROFILE', file: SAMPLES.png() });
    await upload(candidate, { category: 'PROFILE', file: SAMPLES.png() });
    const profile = (await hirehq.app.inject({ url: '/api/v1/candidates/', headers: candidate.headers })).json<{
      responsePayload: { mediaFileSignedUrl: string };
    }>();
    expect((await hirehq.app.inject({ url: profile.responsePayload.mediaFileSignedUrl })).statusCode).toBe(200);
    expect((await hirehq.app.inject({ url: first.body.responsePayload.signedUrl })).statusCode).toBe(404);
  });

  test('PR-05 a showcase belongs to its work history, and is deleted with it', async () => {
    const candidate = await testCandidate(hirehq);
    const entry = await newWorkHistory(candidate);
    const { body } = await upload(candidate, { category: 'SHOWCASE', recordId: entry.id, file: SAMPLES.pdf() });
    const list = await hirehq.app.inject({ url: '/api/v1/candidates/work-history', headers: candidate.headers });
    expect(list.json<{ responsePayload: WorkHistory[] }>().responsePayload[0]?.showcases.map(({ id }) => id)).toEqual([
      body.responsePayload.id,
    ]);
    const removed = await hirehq.app.inject({
      method: 'DELETE',
      url: `/api/v1/candidates/work-history/${entry.id}`,
      headers: candidate.headers,
    });
    expect(removed.json()).toEqual({ responsePayload: true });
    expect((await hirehq.app.inject({ url: body.responsePayload.signedUrl })).statusCode).toBe(404);
  });

  test('PR-05 nothing can be added to or removed from another candidate’s record', async () => {
    const [owner, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const entry = await newWorkHistory(owner);
    const refused = await upload(other, { category: 'SHOWCASE', recordId: entry.id, file: SAMPLES.pdf() });
    const missing = await upload(other, { category: 'SHOWCASE', recordId: randomUUID(), file: SAMPLES.pdf() });
    expect([refused.statusCode, refused.body.errorCode]).toEqual([404, 'NOT_FOUND']);
    expect([missing.statusCode, missing.body.errorCode]).toEqual([404, 'NOT_FOUND']);
    const { body } = await upload(owner, { category: 'SHOWCASE', recordId: entry.id, file: SAMPLES.pdf() });
    const taken = await hirehq.app.inject({
      method: 'DELETE',
      url: `/api/v1/candidates/work-history/showcases/${body.responsePayload.id}`,
      headers: other.headers,
    });
    expect(taken.statusCode).toBe(404);
    expect((await hirehq.app.inject({ url: body.responsePayload.signedUrl })).statusCode).toBe(200);
  });

  test.each(['htmlNamedPdf', 'pdfNamedHtml', 'pdfDeclaredPng', 'spreadsheetNamedDoc', 'svg'] as const)(
    'PR-13 refuses %s',
    async (name) => {
      const candidate = await testCandidate(hirehq);
      const { statusCode, body } = await upload(candidate, { category: 'BACKGROUND', file: SAMPLES[name]() });
      expect([statusCode, body.errorCode]).toEqual([415, 'FILE_TYPE_REFUSED']);
    },
  );

  test('PR-13 accepts pdf, doc and png', async () => {
    const candidate = await testCandidate(hirehq);
    for (const name of ['pdf', 'doc', 'png'] as const)
      expect((await upload(candidate, { category: 'BACKGROUND', file: SAMPLES[name]() })).statusCode).toBe(200);
  });

  test('PR-13 names the missing part', async () => {
    const candidate = await testCandidate(hirehq);
    expect((await upload(candidate, { category: 'BACKGROUND' })).body).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      fields: { file: 'is missing' },
    });
    expect((await upload(candidate, { category: 'SHOWCASE', file: SAMPLES.pdf() })).body.fields).toEqual({
      recordId: 'is missing',
    });
    expect((await upload(candidate, { category: 'ANYTHING', file: SAMPLES.pdf() })).statusCode).toBe(400);
  });

  test('PR-13 a name cannot contain a folder', async () => {
    const candidate = await testCandidate(hirehq);
    const named = new File([SAMPLES.pdf()], '..\\..\\etc/passwd.pdf', { type: 'application/pdf' });
    expect((await upload(candidate, { category: 'BACKGROUND', file: named })).body.responsePayload.fileName).toBe('passwd.pdf');
  });

  test('SV-07 a picture is stored without any data besides its pixels', async () => {
    const candidate = await testCandidate(hirehq);
    const hidden = new File([SAMPLES.png(), '<script>alert(1)</script>'], 'me\u202Egnp.png', { type: 'image/png' });
    for (const category of ['PROFILE', 'BACKGROUND', 'CANDIDATE_OFFER'] as const) {
      const { body } = await upload(candidate, { category, file: hidden });
      const opened = await hirehq.app.inject({ url: body.responsePayload.signedUrl });
      expect(opened.body).not.toContain('script');
      expect(opened.headers['content-disposition']).toBe("inline; filename*=UTF-8''megnp.png");
      expect(body.responsePayload.size).toBe(opened.rawPayload.length);
    }
  });

  test.each([
    ['broken', () => pngBytes({ width: 9, height: 9, pixels: Buffer.alloc(5) }), 422, 'PICTURE_BROKEN'],
    [
      'of 50,000 × 50,000 pixels',
      () => pngBytes({ width: 50_000, height: 50_000, pixels: Buffer.alloc(9) }),
      413,
      'PICTURE_TOO_LARGE',
    ],
  ] as const)('SV-07 a picture that is %s is refused, and nothing is stored', async (_name, bytes, status, code) => {
    const candidate = await testCandidate(hirehq);
    const { statusCode, body } = await upload(candidate, { category: 'PROFILE', file: pngFile(bytes()) });
    expect([statusCode, body.errorCode]).toEqual([status, code]);
    expect(await hirehq.db.selectFrom('file').select('id').where('candidate_id', '=', candidate.id).execute()).toEqual([]);
  });
});
