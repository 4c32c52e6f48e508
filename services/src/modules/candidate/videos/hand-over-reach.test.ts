import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandOverPurpose } from '@hirehq/shared-contracts/codes';
import { handOverHeaders } from '@hirehq/shared-contracts/video-upload';
import {
  EndHandOverDocument,
  HandOverDocument,
  OpenHandOverDocument,
  StartHandOverDocument,
} from '@hirehq/mfe-profile/src/shared/hand-over/hand-over.graphql.ts';
import { mp4 } from '../../../platform/testing/sample-videos.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { tusClient } from './testing/upload-video.ts';

let hirehq: TestApp;
let time: Date;
let poster: Buffer;
beforeAll(async () => {
  time = new Date();
  // Never the same twice: what is oldest is clear.
  hirehq = await createTestApp({ candidateOf: 'module', now: () => (time = new Date(time.getTime() + 1)) });
  poster = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => hirehq.close());

type Client = ReturnType<typeof tusClient>;

const VIDEO = mp4();
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n');
const NAMED = { fileName: 'me.mp4', contentType: 'video/mp4' };

const desktop = ({ headers }: TestCandidate): Client => tusClient(hirehq, headers);

async function phone({ headers }: TestCandidate, purpose: HandOverPurpose = 'VIDEO') {
  const started = (await hirehq.graphql(StartHandOverDocument, { purpose }, headers)).data?.startHandOver;
  const key = started?.__typename === 'StartHandOverDone' ? started.key : '';
  const opened = (await hirehq.graphql(OpenHandOverDocument, { key })).data?.openHandOver;
  if (opened?.__typename !== 'OpenHandOverDone') throw new Error('The key was refused.');
  const { token, handOver } = opened;
  return { id: handOver.id, token, ...tusClient(hirehq, handOverHeaders(token)) };
}

/** Starts an upload with its first half, which `client` can continue; returns its address. */
async function halfUpload(client: Client): Promise<string> {
  const url = String((await client.start({ ...NAMED, size: VIDEO.length })).headers.location);
  await client.patch(url, 0, VIDEO.subarray(0, VIDEO.length / 2));
  return url;
}

const HALF = Math.floor(VIDEO.length / 2);
/** All calls that accept the token and name an upload. */
const CALLS = {
  'is asked where it continues': (client: Client, url: string) => client.head(url),
  'is continued': (client: Client, url: string) => client.patch(url, HALF, VIDEO.subarray(HALF)),
  'is given a poster': (client: Client, url: string) => client.part(url, 'poster', poster, 'poster.jpg'),
  'is given captions': (client: Client, url: string) => client.part(url, 'captions', CAPTIONS, 'me.vtt'),
  'is removed': (client: Client, url: string) => client.remove(url),
} as const;

/** Whose uploads there are: those of the token's own hand-over, and those of others. */
const UPLOADS = {
  'an unfinished one of its own': async (_candidate: TestCandidate, own: Client) => halfUpload(own),
  'a complete one of its own': async (_candidate: TestCandidate, own: Client) => ready(own),
  "an unfinished one of the candidate's desktop": async (candidate: TestCandidate) => halfUpload(desktop(candidate)),
  "a complete one of the candidate's desktop": async (candidate: TestCandidate) => ready(desktop(candidate)),
  'an unfinished one of another hand-over': async (candidate: TestCandidate) => halfUpload(await phone(candidate)),
  'a complete one of another hand-over': async (candidate: TestCandidate) => ready(await phone(candidate)),
  'an unfinished one of another candidate': async () => halfUpload(desktop(await testCandidate(hirehq))),
} as const;

async function ready(client: Client): Promise<string> {
  const url = await client.upload(VIDEO, NAMED);
  await workDone(hirehq.db);
  return url;
}

const rowOf = (url: string) =>
  hirehq.db
    .selectFrom('video')
    .selectAll()
    .where('id', '=', url.split('/').at(-1) ?? '')
    .executeTakeFirst();

describe.each(Object.keys(UPLOADS) as (keyof typeof UPLOADS)[])('PR-10 by the token of a hand-over, %s', (upload) => {
  test.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('%s only if it is its own', async (call) => {
    const candidate = await testCandidate(hirehq);
    const own = await phone(candidate);
    const url = await UPLOADS[upload](candidate, own);
    const before = await rowOf(url);
    const { statusCode } = await CALLS[call](own, url);
    if (upload.endsWith('its own')) {
      // Only a complete one cannot be continued.
      const isComplete = call === 'is continued' && upload.startsWith('a complete');
      expect([200, 201, 204].includes(statusCode) ? 'done' : statusCode).toBe(isComplete ? 409 : 'done');
    } else {
      expect(statusCode).toBe(404);
      expect(await rowOf(url)).toEqual(before);
    }
  });
});

test("PR-09 the token of the candidate's own page reaches all their uploads, and nobody else's", async () => {
  const candidate = await testCandidate(hirehq);
  const page = await phone(candidate, 'OWN_VIDEOS');
  const urls = [await halfUpload(await phone(candidate)), await ready(desktop(candidate))];
  const others = await halfUpload(desktop(await testCandidate(hirehq)));
  for (const url of urls) expect([(await page.head(url)).statusCode, (await page.remove(url)).statusCode]).toEqual([200, 204]);
  expect([(await page.head(others)).statusCode, (await page.remove(others)).statusCode]).toEqual([404, 404]);
});

test('PR-10 the token of a hand-over shows the video of that hand-over alone', async () => {
  const candidate = await testCandidate(hirehq);
  const [one, other] = [await phone(candidate), await phone(candidate)];
  await ready(desktop(candidate));
  const url = await ready(one);
  const videoOf = async (token: string) => (await hirehq.graphql(HandOverDocument, { token })).data?.handOver?.video;
  expect([(await videoOf(one.token))?.id, await videoOf(other.token)]).toEqual([url.split('/').at(-1), null]);
});

test('PR-10 an upload by a hand-over replaces unfinished ones of that hand-over alone', async () => {
  const candidate = await testCandidate(hirehq);
  const own = await phone(candidate);
  const others = [await halfUpload(desktop(candidate)), await halfUpload(desktop(candidate))];
  const first = await halfUpload(own);
  const second = await halfUpload(own);
  const heads = await Promise.all([...others, first, second].map((url) => desktop(candidate).head(url)));
  expect(heads.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 200]);
  expect((await (await phone(candidate)).start({ ...NAMED, size: 100 })).statusCode).toBe(429);
  // By then nobody can continue what another device has begun.
  time = new Date(time.getTime() + 61 * 60_000);
  expect((await (await phone(candidate)).start({ ...NAMED, size: 100 })).statusCode).toBe(201);
});

test('PR-10 the token of a hand-over is refused by every call of an upload once the hand-over has ended or expired', async () => {
  const candidate = await testCandidate(hirehq);
  const [ended, expired] = [await phone(candidate), await phone(candidate)];
  const urls = [await halfUpload(ended), await halfUpload(expired)];
  await hirehq.graphql(EndHandOverDocument, { id: ended.id });
  time = new Date(time.getTime() + 61 * 60_000);
  for (const [index, client] of [ended, expired].entries())
    for (const call of [...Object.values(CALLS), () => client.start({ ...NAMED, size: 10 })])
      expect((await call(client, urls[index] ?? '')).statusCode).toBe(401);
  expect(await Promise.all(urls.map(async (url) => (await rowOf(url))?.received))).toEqual([HALF, HALF]);
});

test('PR-10 bytes that were on their way when the hand-over ended are not stored', async () => {
  const candidate = await testCandidate(hirehq);
  const own = await phone(candidate);
  const url = await halfUpload(own);
  const put = hirehq.services.files.put.bind(hirehq.services.files);
  hirehq.services.files.put = async (...given) => {
    await hirehq.graphql(EndHandOverDocument, { id: own.id });
    return put(...given);
  };
  try {
    expect((await own.patch(url, HALF, VIDEO.subarray(HALF))).statusCode).toBe(401);
  } finally {
    hirehq.services.files.put = put;
  }
  expect(await rowOf(url)).toMatchObject({ state: 'UPLOADING', received: HALF });
});
