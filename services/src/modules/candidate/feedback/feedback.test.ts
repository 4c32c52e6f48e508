import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONSOLE_LOG_BYTES } from '@hirehq/shared-contracts/codes';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());
afterEach(() => void vi.restoreAllMocks());

async function post({ headers }: TestCandidate, feedback: object, attachments: File[] = []) {
  const body = await multipartBody({
    'request-body': new File([JSON.stringify(feedback)], 'blob', { type: 'application/json' }),
    attachments,
  });
  const response = await hirehq.app.inject({
    method: 'POST',
    url: '/api/v1/feedback',
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  });
  return {
    statusCode: response.statusCode,
    body: response.json<{ responsePayload: true; errorMessage?: string; fields?: Record<string, string> }>(),
  };
}

const FEEDBACK = { subject: 'Search', feedback: 'Works well', appVersion: '4.0.4', application: 'hireHQ Candidate' };

describe('feedback', () => {
  test('SH-33 can be posted here, with two screenshots', async () => {
    const candidate = await testCandidate(hirehq);
    expect((await hirehq.app.inject({ url: '/api/v1/feedback/exists', headers: candidate.headers })).json()).toEqual({
      responsePayload: true,
    });
    expect((await post(candidate, FEEDBACK, [SAMPLES.png(), SAMPLES.png()])).body).toEqual({ responsePayload: true });
    const stored = await hirehq.db
      .selectFrom('feedback')
      .innerJoin('feedback_attachment', 'feedback_attachment.feedback_id', 'feedback.id')
      .select(['subject', 'details', 'content_type'])
      .where('candidate_id', '=', candidate.id)
      .execute();
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({ subject: 'Search', details: { appVersion: '4.0.4' }, content_type: 'image/png' });
  });

  test('SH-33 refuses other files, too many pictures, and an empty subject', async () => {
    const candidate = await testCandidate(hirehq);
    expect((await post(candidate, FEEDBACK, [SAMPLES.pdf()])).body.errorMessage).toBe(
      'Please upload only JPG, JPEG, PNG formats!',
    );
    expect((await post(candidate, FEEDBACK, [SAMPLES.png(), SAMPLES.png(), SAMPLES.png()])).statusCode).toBe(413);
    expect((await post(candidate, { ...FEEDBACK, subject: ' ' })).body.fields).toHaveProperty('subject');
    expect(await hirehq.db.selectFrom('feedback').select('id').where('candidate_id', '=', candidate.id).execute()).toEqual([]);
  });

  test('SH-33 leaves no file if a screenshot cannot be stored', async () => {
    const candidate = await testCandidate(hirehq);
    const { files } = hirehq.services;
    const put = files.put.bind(files);
    const kept: string[] = [];
    let puts = 0;
    vi.spyOn(files, 'put').mockImplementation(async (...args) => {
      puts += 1;
      if (puts > 1) throw new Error('cannot be stored');
      const key = await put(...args);
      kept.push(key);
      return key;
    });
    expect((await post(candidate, FEEDBACK, [SAMPLES.png(), SAMPLES.png()])).statusCode).toBe(500);
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    expect(await Promise.all(kept.map((key) => files.read(key)))).toEqual([undefined]);
  });
});

describe('error reports of browsers', () => {
  test('SV-12 accepts a list from anyone and logs it', async () => {
    const payload = [{ error: 'TypeError: x', errorInfo: 'at Y', timestamp: '2026-01-01T00:00:00Z' }];
    const response = await hirehq.app.inject({ method: 'POST', url: '/public/consolelog', payload });
    expect([response.statusCode, response.json()]).toEqual([200, { responsePayload: true }]);
    expect(await hirehq.db.selectFrom('console_log').select(['error', 'error_info', 'reported_at']).execute()).toEqual([
      { error: 'TypeError: x', error_info: 'at Y', reported_at: '2026-01-01T00:00:00Z' },
    ]);
    expect((await hirehq.app.inject({ method: 'POST', url: '/public/consolelog', payload: [] })).statusCode).toBe(400);
  });

  const entry = { error: 'TypeError: x', errorInfo: '', timestamp: 1 };
  const send = (payload: object, remoteAddress: string) =>
    hirehq.app.inject({ method: 'POST', url: '/public/consolelog', payload, remoteAddress });

  test('SV-12 accepts at most 16 kB at a time', async () => {
    const filled = (bytes: number) => [
      { ...entry, error: '', errorInfo: 'x'.repeat(bytes - JSON.stringify([{ ...entry, error: '' }]).length) },
    ];
    expect((await send(filled(CONSOLE_LOG_BYTES), '198.51.100.1')).statusCode).toBe(200);
    expect((await send(filled(CONSOLE_LOG_BYTES + 1), '198.51.100.1')).statusCode).toBe(413);
  });

  test('SV-12 accepts ten lists per minute from one address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await send([entry], '198.51.100.2')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await send([entry], '198.51.100.3')).statusCode).toBe(200);
  });
});
