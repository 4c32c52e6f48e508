import { describe, expect, test } from 'vitest';
import { mp4, webm } from '../../../platform/testing/sample-videos.ts';
import { inspectVideo } from './inspect-video.ts';
import type { ByteSource } from '../../../platform/video/byte-source.ts';

const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  at: async (start, length) => bytes.subarray(start, start + length),
});

const inspect = (bytes: Buffer, contentType = 'video/webm') => inspectVideo(sourceOf(bytes), contentType);
/** As phones write it: another brand, and a box `wide` that reserves the place for a longer header. */
function quickTime(bytes: Buffer): Buffer {
  const ftyp = bytes.readUInt32BE(0);
  const head = Buffer.from(bytes.subarray(0, ftyp));
  head.write('qt  ', 8, 'latin1');
  return Buffer.concat([head, Buffer.from([0, 0, 0, 8]), Buffer.from('wide'), bytes.subarray(ftyp)]);
}

const page = Buffer.from('<html><script>alert(1)</script></html>');

describe('PR-09 the length of a video is read from its content', () => {
  test.each([
    ['a WebM as recorders write it', webm({ seconds: 31 }), 'video/webm'],
    ['a WebM of a converter', webm({ seconds: 31, isConverted: true, codecs: ['V_VP9', 'A_VORBIS'] }), 'video/webm'],
    ['an MP4', mp4({ seconds: 31 }), 'video/mp4'],
    ['a QuickTime file of a phone, with an empty box before the media', quickTime(mp4({ seconds: 31 })), 'video/mp4'],
    ['an MP4 as recorders write it', mp4({ seconds: 31, isFragmented: true }), 'video/mp4'],
  ])('%s', async (_name, bytes, contentType) => {
    expect(await inspect(bytes, contentType)).toEqual({ ok: true, seconds: 31 });
  });
});

describe('PR-09 what does not play everywhere is refused with the reason', () => {
  test.each([
    ['TYPE', 'an MP4 named WebM', mp4(), 'video/webm'],
    ['TYPE', 'a page', page, 'video/mp4'],
    ['TYPE', 'an empty file', Buffer.alloc(0), 'video/mp4'],
    ['CODEC', 'HEVC', mp4({ codecs: ['hvc1', 'mp4a'] }), 'video/mp4'],
    ['CODEC', 'a QuickTime file in HEVC', quickTime(mp4({ codecs: ['hvc1', 'mp4a'] })), 'video/mp4'],
    ['CODEC', 'AV1', webm({ codecs: ['V_AV1'] }), 'video/webm'],
    ['CODEC', 'sound alone', webm({ codecs: ['A_OPUS'] }), 'video/webm'],
    ['TOO_LONG', 'a long WebM', webm({ seconds: 124 }), 'video/webm'],
    ['TOO_LONG', 'a long MP4', mp4({ seconds: 124 }), 'video/mp4'],
    ['TOO_LONG', 'a long recorded MP4', mp4({ seconds: 124, isFragmented: true }), 'video/mp4'],
    ['BROKEN', 'a Matroska file', webm({ docType: 'matroska' }), 'video/webm'],
    ['BROKEN', 'an MP4 with a page behind it', Buffer.concat([mp4(), page]), 'video/mp4'],
    ['BROKEN', 'a WebM with a page behind it', Buffer.concat([webm({ isConverted: true }), page]), 'video/webm'],
    ['BROKEN', 'an MP4 without pictures', mp4({ mediaBytes: 0 }), 'video/mp4'],
    ['BROKEN', 'a header alone', mp4().subarray(0, 24), 'video/mp4'],
  ] as const)('%s: %s', async (refusal, _name, bytes, contentType) => {
    expect(await inspect(bytes, contentType)).toEqual({ ok: false, refusal });
  });

  test('BROKEN: a video that was cut anywhere, and no video ends the process', async () => {
    for (const [bytes, contentType] of [
      [mp4({ seconds: 3 }), 'video/mp4'],
      [webm({ seconds: 3, isConverted: true }), 'video/webm'],
    ] as const)
      for (let length = 40; length < bytes.length; length += 7)
        expect(await inspect(bytes.subarray(0, length), contentType)).toEqual({ ok: false, refusal: 'BROKEN' });
  });

  test('a video with any byte changed is read to an end', async () => {
    for (const [bytes, contentType] of [
      [mp4({ seconds: 3, isFragmented: true, mediaBytes: 10 }), 'video/mp4'],
      [webm({ seconds: 3, blockBytes: 10 }), 'video/webm'],
    ] as const)
      for (let at = 0; at < bytes.length; at += 1) {
        const changed = Buffer.from(bytes);
        changed[at] = 255 - (changed[at] ?? 0);
        expect(await inspect(changed, contentType)).toHaveProperty('ok');
      }
  });
});
