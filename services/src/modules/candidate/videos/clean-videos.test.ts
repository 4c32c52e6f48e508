import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { FILE_STORAGES, openTestFiles } from '../../../platform/testing/test-files.ts';
import { runScheduled } from '../../../platform/testing/test-work.ts';
import {
  fragmentedWithMetadata,
  mp4WithMetadata,
  SECRETS,
  webmWithMetadata,
} from '../../../platform/testing/videos-with-metadata.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { ownerOfVideo, ownVideos, sharedVideos } from './index.ts';
import { tusClient } from './testing/upload-video.ts';

const MP4 = { fileName: 'me.mp4', contentType: 'video/mp4' };

describe.each(FILE_STORAGES)('the metadata of videos on %s', (storage) => {
  let hirehq: TestApp;
  let closeFiles: () => Promise<void>;
  beforeAll(async () => {
    const { files, close } = await openTestFiles(storage);
    closeFiles = close;
    hirehq = await createTestApp({ candidateOf: 'module', files });
  });
  afterAll(async () => {
    await hirehq.close();
    await closeFiles();
  });

  const shared = async (id: string) => (await sharedVideos(hirehq.services, [id], () => undefined)).get(id);
  const bytesAt = async (url: string | null | undefined) => (await hirehq.app.inject({ url: url ?? '' })).rawPayload;
  const left = (bytes: Buffer) => SECRETS.filter((secret) => bytes.includes(secret, 0, 'latin1'));

  test.each([
    ['an MP4 of a phone', mp4WithMetadata(), MP4],
    ['a recorded MP4', fragmentedWithMetadata(), MP4],
    ['a WebM', webmWithMetadata(), {}],
  ] as const)('PR-09 %s is stored without it, in however many pieces it arrived', async (_name, bytes, named) => {
    const candidate = await testCandidate(hirehq);
    const { start, patch } = tusClient(hirehq, candidate.headers);
    const url = String((await start({ ...named, size: bytes.length })).headers.location);
    for (let at = 0; at < bytes.length; at += 500) await patch(url, at, bytes.subarray(at, at + 500));
    await workDone(hirehq.db);
    const video = await shared(candidate.id);
    const stored = await bytesAt(video?.signedUrl);
    expect(video).toMatchObject({ state: 'READY', size: bytes.length });
    expect([stored.length, left(stored)]).toEqual([bytes.length, []]);
  });

  /** A video as it was stored before metadata was removed. */
  async function storedBefore(bytes: Buffer) {
    const candidate = await testCandidate(hirehq);
    const url = await tusClient(hirehq, candidate.headers).upload(mp4WithMetadata(), MP4);
    await workDone(hirehq.db);
    const key = await hirehq.services.files.put(bytes);
    const id = url.split('/').at(-1) ?? '';
    await hirehq.db.updateTable('video').set({ storage_key: key, is_clean: false }).where('id', '=', id).execute();
    return { candidate, key, id };
  }

  test('PR-09 a video that was stored with it is shown to nobody else until it is removed', async () => {
    const { candidate, key, id } = await storedBefore(mp4WithMetadata());
    expect([await shared(candidate.id), await ownerOfVideo(hirehq.db, id)]).toEqual([undefined, undefined]);
    await runScheduled(hirehq.app.modules, 'videos.clean');
    const video = await shared(candidate.id);
    expect(left(await bytesAt(video?.signedUrl))).toEqual([]);
    expect([await ownerOfVideo(hirehq.db, id), await hirehq.services.files.size(key)]).toEqual([candidate.id, undefined]);
  });

  test('PR-09 a stored video from which it cannot be removed is refused, and the next one is cleaned', async () => {
    const broken = await storedBefore(mp4WithMetadata().subarray(0, 900));
    const next = await storedBefore(webmWithMetadata());
    await runScheduled(hirehq.app.modules, 'videos.clean');
    const own = (await ownVideos(hirehq.services, [broken.candidate.id])).get(broken.candidate.id);
    expect(own).toMatchObject({ state: 'REFUSED', refusal: 'BROKEN', signedUrl: null });
    expect(await hirehq.services.files.size(broken.key)).toBeUndefined();
    expect(left(await bytesAt((await shared(next.candidate.id))?.signedUrl))).toEqual([]);
  });
});
