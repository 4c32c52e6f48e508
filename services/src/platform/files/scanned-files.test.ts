import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { StoredFile } from '@hirehq/shared-contracts/rest';
import { VIRUS, stoppedClamd } from '../testing/clamd-server.ts';
import { multipartBody } from '../testing/multipart-body.ts';
import { SAMPLES } from '../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testCandidate } from '../testing/test-candidate.ts';
import { workDone } from '../testing/work-done.ts';

let hirehq: TestApp;
let clamd: Awaited<ReturnType<typeof stoppedClamd>>;
beforeAll(async () => {
  clamd = await stoppedClamd();
  hirehq = await createTestApp({ candidateOf: 'module', config: { scanner: clamd.address } });
});
afterAll(() => hirehq.close());

async function runScanner(): Promise<void> {
  const running = await clamd.start();
  onTestFinished(() => running.stop());
}

const infected = () => new File([SAMPLES.pdf(), VIRUS], 'cv.pdf', { type: 'application/pdf' });

async function upload(file: File) {
  const { headers } = await testCandidate(hirehq);
  const body = await multipartBody({ category: 'BACKGROUND', file });
  const response = await hirehq.app.inject({
    method: 'POST',
    url: '/api/v1/upload-file',
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  });
  return { response, link: response.json<{ responsePayload?: StoredFile }>().responsePayload?.signedUrl ?? '' };
}

async function open(url: string) {
  const { statusCode, body, headers } = await hirehq.app.inject({ url });
  const errorCode = statusCode === 200 ? undefined : (JSON.parse(body) as { errorCode: string }).errorCode;
  return { statusCode, errorCode, headers };
}

test('SV-07 a file in which the scanner finds something is refused and not stored', async () => {
  await runScanner();
  const { response } = await upload(infected());
  expect([response.statusCode, response.json<{ errorCode: string }>().errorCode]).toEqual([422, 'FILE_WITH_VIRUS']);
  expect(await hirehq.db.selectFrom('file').select('id').execute()).toEqual([]);
});

test('SV-07 a clean file is readable at once', async () => {
  await runScanner();
  const { link } = await upload(SAMPLES.pdf());
  expect((await open(link)).statusCode).toBe(200);
});

test('SV-07 while the scanner is away a file is stored but unreadable, until it was scanned', async () => {
  const [clean, bad] = [await upload(SAMPLES.pdf()), await upload(infected())];
  expect([clean.response.statusCode, bad.response.statusCode]).toEqual([200, 200]);
  for (const { link } of [clean, bad]) {
    const refused = await open(link);
    expect(refused).toMatchObject({ statusCode: 503, errorCode: 'FILE_NOT_SCANNED' });
    expect(refused.headers['retry-after']).toBe('10');
  }
  await runScanner();
  await workDone(hirehq.db, { withRetries: true });
  expect((await open(clean.link)).statusCode).toBe(200);
  expect(await open(bad.link)).toMatchObject({ statusCode: 422, errorCode: 'FILE_WITH_VIRUS' });
});
