import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EndHandOverDocument,
  OpenHandOverDocument,
  StartHandOverDocument,
} from '@hirehq/mfe-profile/src/shared/hand-over/hand-over.graphql.ts';
import { mp4 } from '../../../platform/testing/sample-videos.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { ownVideos } from './index.ts';
import { tusClient } from './testing/upload-video.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

async function phone() {
  const candidate = await testCandidate(hirehq);
  const started = (await hirehq.graphql(StartHandOverDocument, { purpose: 'VIDEO' }, candidate.headers)).data?.startHandOver;
  const key = started?.__typename === 'StartHandOverDone' ? started.key : '';
  const opened = (await hirehq.graphql(OpenHandOverDocument, { key })).data?.openHandOver;
  if (opened?.__typename !== 'OpenHandOverDone') throw new Error('The key was refused.');
  return { candidate, id: opened.handOver.id, ...tusClient(hirehq, { authorization: `HandOver ${opened.token}` }) };
}

test('PR-10 the phone uploads for the candidate, who follows it on the desktop', async () => {
  const { candidate, start, patch } = await phone();
  const bytes = mp4();
  const started = await start({ fileName: 'me.mp4', contentType: 'video/mp4', size: bytes.length });
  const url = String(started.headers.location);
  const half = Math.ceil(bytes.length / 2);
  await patch(url, 0, bytes.subarray(0, half));
  await patch(url, half, bytes.subarray(half));
  await workDone(hirehq.db);
  expect((await ownVideos(hirehq.services, [candidate.id])).get(candidate.id)).toMatchObject({ state: 'READY' });
  const events = await hirehq.db
    .selectFrom('stream_event')
    .select('payload')
    .where('candidate_id', '=', candidate.id)
    .where('topic', '=', 'hand-over.changed')
    .orderBy('id')
    .execute();
  expect(events.map(({ payload }) => [(payload as { state: string }).state, (payload as { progress: number }).progress])).toEqual(
    [
      ['OPENED', null],
      ['UPLOADING', 50],
      ['UPLOADING', 100],
      ['DONE', null],
    ],
  );
});

test('PR-10 after the hand-over has ended its token uploads nothing more', async () => {
  const { id, start, patch } = await phone();
  const url = String((await start({ fileName: 'me.mp4', contentType: 'video/mp4', size: 100 })).headers.location);
  await hirehq.graphql(EndHandOverDocument, { id });
  const responses = [await patch(url, 0, Buffer.alloc(10)), await start({ size: 10 })];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});
