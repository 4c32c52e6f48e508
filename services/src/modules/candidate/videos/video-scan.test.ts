import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { VIRUS, stoppedClamd } from '../../../platform/testing/clamd-server.ts';
import { mp4 } from '../../../platform/testing/sample-videos.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { ownVideos } from './index.ts';
import { tusClient } from './testing/upload-video.ts';

let hirehq: TestApp;
let clamd: Awaited<ReturnType<typeof stoppedClamd>>;
beforeAll(async () => {
  clamd = await stoppedClamd();
  hirehq = await createTestApp({ candidateOf: 'module', config: { scanner: clamd.address } });
});
afterAll(() => hirehq.close());

test('PR-09 SV-07 a video waits for the scanner, and one with a virus is refused', async () => {
  const upload = async (bytes: Buffer) => {
    const { id, headers } = await testCandidate(hirehq);
    await tusClient(hirehq, headers).upload(bytes, { fileName: 'me.mp4', contentType: 'video/mp4' });
    return async () => (await ownVideos(hirehq.services, [id])).get(id);
  };
  const clean = await upload(mp4());
  const bytes = mp4();
  bytes.write(VIRUS, bytes.length - 200);
  const infected = await upload(bytes);
  expect([await clean(), await infected()]).toMatchObject([
    { state: 'CHECKING', signedUrl: null },
    { state: 'CHECKING', signedUrl: null },
  ]);
  const running = await clamd.start();
  onTestFinished(() => running.stop());
  await workDone(hirehq.db, { withRetries: true });
  expect([await clean(), await infected()]).toMatchObject([
    { state: 'READY', duration: 4 },
    { state: 'REFUSED', refusal: 'VIRUS', signedUrl: null },
  ]);
});
