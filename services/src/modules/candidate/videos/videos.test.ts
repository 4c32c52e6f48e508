import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_VIDEO_BYTES } from '@hirehq/shared-contracts/codes';
import { VIDEO_UPLOADS } from '@hirehq/shared-contracts/video-upload';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { pngBytes, pngFile } from '../../../platform/testing/png-file.ts';
import { listeningPort, rawClient } from '../../../platform/testing/raw-client.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { mp4, webm } from '../../../platform/testing/sample-videos.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { FILE_STORAGES, openTestFiles } from '../../../platform/testing/test-files.ts';
import { runScheduled } from '../../../platform/testing/test-work.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { ownVideos, sharedVideos } from './index.ts';
import { tusClient } from './testing/upload-video.ts';
import { TUS_CONTENT, TUS_VERSION } from './tus-headers.ts';

const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello, I am Ada.\n');

describe.each(FILE_STORAGES)('videos on %s', (storage) => {
  let hirehq: TestApp;
  let time = new Date();
  let closeFiles: () => Promise<void>;
  beforeAll(async () => {
    const { files, close } = await openTestFiles(storage);
    closeFiles = close;
    // Never the same twice: what is newest is clear.
    const now = () => (time = new Date(time.getTime() + 1));
    hirehq = await createTestApp({ candidateOf: 'module', files, now });
  });
  afterAll(async () => {
    await hirehq.close();
    await closeFiles();
  });

  async function videoFixture() {
    const candidate = await testCandidate(hirehq);
    const client = tusClient(hirehq, candidate.headers);
    const own = async () => (await ownVideos(hirehq.services, [candidate.id])).get(candidate.id);
    const shared = async () => (await sharedVideos(hirehq.services, [candidate.id], () => undefined)).get(candidate.id);
    return { ...client, candidate, own, shared };
  }

  const fetchFile = (url: string | null | undefined, headers: Record<string, string> = {}) =>
    hirehq.app.inject({ url: url ?? '', headers });

  test('PR-09 SV-07 a video is uploaded in parts, checked, and plays in parts', async () => {
    const { start, patch, head, own, shared } = await videoFixture();
    const bytes = webm({ seconds: 8, blockBytes: 300_000 });
    const started = await start({ size: bytes.length });
    expect([started.statusCode, started.headers['upload-offset']]).toEqual([201, '0']);
    const url = String(started.headers.location);
    const half = Math.floor(bytes.length / 2);
    expect((await patch(url, 0, bytes.subarray(0, half))).headers['upload-offset']).toBe(String(half));
    expect((await head(url)).headers).toMatchObject({ 'upload-offset': String(half), 'upload-length': String(bytes.length) });
    expect(await own()).toBeUndefined();
    expect((await patch(url, half, bytes.subarray(half))).statusCode).toBe(204);
    await workDone(hirehq.db);
    const video = await own();
    expect(video).toMatchObject({ state: 'READY', duration: 8, size: bytes.length, contentType: 'video/webm', refusal: null });
    expect(await shared()).toEqual(expect.objectContaining({ id: video?.id }));
    const whole = await fetchFile(video?.signedUrl);
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await fetchFile(video?.signedUrl, { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    expect((await fetchFile(video?.signedUrl, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
  });

  test('PR-09 what arrived before the connection broke is kept, and the upload continues there', async () => {
    const { start, patch, head, own, candidate } = await videoFixture();
    const bytes = mp4({ mediaBytes: 200_000 });
    const url = String((await start({ size: bytes.length, fileName: 'me.mp4', contentType: 'video/mp4' })).headers.location);
    const sent = bytes.subarray(0, 90_000);
    const client = await rawClient(
      await listeningPort(hirehq.app),
      [
        `PATCH ${url} HTTP/1.1`,
        'host: localhost',
        ...Object.entries({ ...candidate.headers, 'tus-resumable': TUS_VERSION, 'upload-offset': '0' }).map((each) =>
          each.join(': '),
        ),
        `content-type: ${TUS_CONTENT}`,
        `content-length: ${bytes.length}`,
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise((resolve) => client.socket.write(sent, resolve));
    client.socket.end();
    await client.closed;
    const offset = async () => Number((await head(url)).headers['upload-offset']);
    await expect.poll(offset).toBe(sent.length);
    expect((await patch(url, await offset(), bytes.subarray(sent.length))).statusCode).toBe(204);
    await workDone(hirehq.db);
    expect(await own()).toMatchObject({ state: 'READY', duration: 4, size: bytes.length });
  });

  test('PR-09 three uploads at once end as three videos that arrived, of which one is shown', async () => {
    const { upload, own, candidate } = await videoFixture();
    const all = [webm({ seconds: 2 }), webm({ seconds: 4 }), webm({ seconds: 6 })];
    await Promise.all(all.map((bytes) => upload(bytes)));
    await workDone(hirehq.db);
    expect(await own()).toMatchObject({ state: 'READY' });
    const rows = await hirehq.db.selectFrom('video').select('state').where('candidate_id', '=', candidate.id).execute();
    expect(rows).toEqual([{ state: 'READY' }]);
  });

  test('PR-09 the same bytes sent twice at the same time are stored once', async () => {
    const { start, patch, own } = await videoFixture();
    const bytes = webm();
    const url = String((await start({ size: bytes.length })).headers.location);
    const responses = await Promise.all([patch(url, 0, bytes), patch(url, 0, bytes), patch(url, 0, bytes)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 409, 409]);
    await workDone(hirehq.db);
    expect(await own()).toMatchObject({ state: 'READY', size: bytes.length });
  });

  test('PR-09 a MOV of a phone is accepted as it is declared; in HEVC it is refused', async () => {
    const { upload, own, shared } = await videoFixture();
    await upload(mp4({ seconds: 4 }), { fileName: 'IMG_2041.MOV', contentType: 'video/quicktime' });
    await workDone(hirehq.db);
    expect(await shared()).toMatchObject({ duration: 4, contentType: 'video/mp4' });
    await upload(mp4({ codecs: ['hvc1', 'mp4a'] }), { fileName: 'IMG_2042.MOV', contentType: 'video/quicktime' });
    await workDone(hirehq.db);
    expect(await own()).toMatchObject({ state: 'REFUSED', refusal: 'CODEC' });
  });

  test('PR-09 a new video replaces the former one only once it is ready', async () => {
    const { upload, own, shared } = await videoFixture();
    await upload(webm({ seconds: 2 }));
    await workDone(hirehq.db);
    const first = await shared();
    await upload(mp4({ codecs: ['hvc1'] }), { fileName: 'new.mp4', contentType: 'video/mp4' });
    await workDone(hirehq.db);
    expect(await own()).toMatchObject({ state: 'REFUSED', refusal: 'CODEC', signedUrl: null });
    expect(await shared()).toMatchObject({ id: first?.id, duration: 2 });
    await upload(webm({ seconds: 6 }));
    await workDone(hirehq.db);
    expect(await shared()).toMatchObject({ duration: 6 });
    expect((await fetchFile(first?.signedUrl)).statusCode).toBe(404);
  });

  test('PR-09 new captions stay if the former ones cannot be removed', async () => {
    const { upload, part, own } = await videoFixture();
    const url = await upload(webm());
    await part(url, 'captions', CAPTIONS, 'me.vtt');
    const changed = Buffer.from(CAPTIONS.toString().replace('Ada', 'Bea'));
    const removal = vi.spyOn(hirehq.services.files, 'remove').mockRejectedValueOnce(new Error('cannot be removed'));
    await part(url, 'captions', changed, 'me.vtt');
    removal.mockRestore();
    await workDone(hirehq.db);
    expect((await fetchFile((await own())?.captionsSignedUrl)).body).toBe(changed.toString());
  });

  test.each([
    ['a page', Buffer.from('<html>'), 'TYPE'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'TYPE'],
    ['a GIF that is also a script', Buffer.from('GIF89a/*…*/=1;alert(1)'), 'TYPE'],
    ['a video with a page behind it', Buffer.concat([mp4(), Buffer.from('<script>alert(1)</script>')]), 'BROKEN'],
    ['half a video', mp4().subarray(0, 700), 'BROKEN'],
    [
      'a box that claims to be larger than everything',
      Buffer.from('0000001866747970' + '00'.repeat(16) + 'ffffffff6d6f6f76', 'hex'),
      'BROKEN',
    ],
  ] as const)(
    'PR-13 %s that is named like a video is refused with the reason, and nothing of it is served',
    async (_name, bytes, refusal) => {
      const { upload, own, shared } = await videoFixture();
      await upload(bytes, { fileName: 'pitch.mp4', contentType: 'video/mp4' });
      await workDone(hirehq.db);
      expect(await own()).toMatchObject({ state: 'REFUSED', refusal, signedUrl: null });
      expect(await shared()).toBeUndefined();
    },
  );

  test.each([
    ['an ending that is no video', { fileName: 'pitch.exe', size: 10 }, 415, 'FILE_TYPE_REFUSED'],
    ['another declared type', { fileName: 'pitch.mp4', contentType: 'text/html', size: 10 }, 415, 'FILE_TYPE_REFUSED'],
    ['too many bytes', { size: MAX_VIDEO_BYTES + 1 }, 413, 'FILE_TOO_LARGE'],
    ['no bytes', { size: 0 }, 400, 'VALIDATION_FAILED'],
  ] as const)('PR-13 %s is refused before anything is sent', async (_name, announced, statusCode, errorCode) => {
    const { start } = await videoFixture();
    const response = await start(announced);
    expect([response.statusCode, response.json<{ errorCode: string }>().errorCode]).toEqual([statusCode, errorCode]);
  });

  test('PR-13 more bytes than were announced are refused', async () => {
    const { start, patch, head } = await videoFixture();
    const url = String((await start({ size: 100 })).headers.location);
    const response = await patch(url, 0, Buffer.alloc(101));
    expect([response.statusCode, (await head(url)).headers['upload-offset']]).toEqual([413, '0']);
  });

  test('PR-09 poster and captions belong to the video', async () => {
    const { upload, part, own } = await videoFixture();
    const url = await upload(webm());
    const poster = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect((await part(url, 'poster', poster, 'poster.jpg')).statusCode).toBe(201);
    expect((await part(url, 'captions', CAPTIONS, 'me.vtt')).statusCode).toBe(201);
    await workDone(hirehq.db);
    const video = await own();
    expect((await fetchFile(video?.posterSignedUrl)).headers['content-type']).toBe('image/jpeg');
    const captions = await fetchFile(video?.captionsSignedUrl);
    expect([captions.headers['content-type'], captions.body]).toEqual(['text/vtt', CAPTIONS.toString()]);
  });

  test.each([
    ['a page', Buffer.from('<html>'), 'me.vtt'],
    ['another ending', CAPTIONS, 'me.html'],
    ['bytes that are no text', Buffer.concat([CAPTIONS, Buffer.from([0xff, 0xfe])]), 'me.vtt'],
  ])('PR-09 captions that are %s are refused', async (_name, bytes, fileName) => {
    const { upload, part } = await videoFixture();
    expect((await part(await upload(webm()), 'captions', bytes, fileName)).statusCode).toBe(415);
  });

  test('PR-09 nobody else reads, continues, changes or removes an upload', async () => {
    const { start, head } = await videoFixture();
    const other = await videoFixture();
    const url = String((await start({ size: 100 })).headers.location);
    const responses = await Promise.all([
      other.head(url),
      other.patch(url, 0, Buffer.alloc(10)),
      other.part(url, 'captions', CAPTIONS, 'me.vtt'),
      other.remove(url),
      other.head(`${VIDEO_UPLOADS}/${randomUUID()}`),
      tusClient(hirehq, {}).head(url),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 401]);
    expect((await head(url)).headers['upload-offset']).toBe('0');
  });

  test('PR-09 a removed video is gone with its files, and so is an upload that nobody continues for a day', async () => {
    const { upload, start, patch, head, remove, own, candidate } = await videoFixture();
    const url = await upload(webm());
    await workDone(hirehq.db);
    const link = (await own())?.signedUrl;
    expect((await remove(url)).statusCode).toBe(204);
    expect([await own(), (await fetchFile(link)).statusCode]).toEqual([undefined, 404]);
    const unfinished = String((await start({ size: 100 })).headers.location);
    await patch(unfinished, 0, Buffer.alloc(50));
    const { storage_key: key } = await hirehq.db
      .selectFrom('video_piece')
      .select('storage_key')
      .where('candidate_id', '=', candidate.id)
      .executeTakeFirstOrThrow();
    time = new Date(time.getTime() + 25 * 3_600_000);
    await runScheduled(hirehq.app.modules, 'videos.forget-uploads');
    expect([(await head(unfinished)).statusCode, await hirehq.services.files.size(key)]).toEqual([404, undefined]);
    time = new Date();
  });

  test('PR-13 documents and pictures are refused or served on this storage as on any other', async () => {
    const { candidate } = await videoFixture();
    const send = async (file: File) => {
      const body = await multipartBody({ category: 'BACKGROUND', file });
      const response = await hirehq.app.inject({
        method: 'POST',
        url: '/api/v1/upload-file',
        headers: { ...candidate.headers, ...body.headers },
        payload: body.payload,
      });
      return response.statusCode;
    };
    const names = ['pdf', 'png', 'htmlNamedPdf', 'pdfNamedHtml', 'pdfDeclaredPng', 'svg'] as const;
    expect(await Promise.all(names.map((name) => send(SAMPLES[name]())))).toEqual([200, 200, 415, 415, 415, 415]);
    const broken = pngFile(pngBytes({ width: 9, height: 9, pixels: Buffer.alloc(5) }));
    const bomb = pngFile(pngBytes({ width: 50_000, height: 50_000, pixels: Buffer.alloc(9) }));
    expect([await send(broken), await send(bomb)]).toEqual([422, 413]);
  });
});
