import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { mp4, webm } from '../testing/sample-videos.ts';
import {
  fragmentedWithMetadata,
  mp4WithMetadata,
  PICTURE,
  RECORDED_AT,
  SECRETS,
  webmWithMetadata,
} from '../testing/videos-with-metadata.ts';
import { metadataOf } from './containers.ts';
import type { ByteSource } from './byte-source.ts';
import { edited, erase } from './edits.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { BrokenVideo } from './video-facts.ts';

const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  at: async (start, length) => bytes.subarray(start, start + length),
});

const chunksOf = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));

async function cleaned(bytes: Buffer, chunk = bytes.length): Promise<Buffer> {
  const before = Buffer.from(bytes);
  const after = await buffer(Readable.from(edited(Readable.from(chunksOf(bytes, chunk)), await metadataOf(sourceOf(bytes)))));
  expect(bytes.equals(before)).toBe(true);
  return after;
}

const left = (bytes: Buffer) => SECRETS.filter((secret) => bytes.includes(secret, 0, 'latin1'));
const countOf = (bytes: Buffer, part: Buffer) => bytes.toString('latin1').split(part.toString('latin1')).length - 1;

const TIME = Buffer.alloc(4);
TIME.writeUInt32BE(RECORDED_AT);

describe('PR-09 what a video says about its owner is removed, and the rest of it is unchanged', () => {
  test.each([
    ['an MP4 of a phone', mp4WithMetadata(), 'video/mp4', 3],
    ['an MP4 with its index at the end', mp4WithMetadata({ isIndexLast: true }), 'video/mp4', 3],
    ['a recorded MP4', fragmentedWithMetadata(), 'video/mp4', 3],
    ['a WebM of a converter', webmWithMetadata(), 'video/webm', 1],
    ['a WebM with open sizes', webmWithMetadata({ unknown: true }), 'video/webm', 1],
    ['a WebM with a long tag', webmWithMetadata({ longTag: true }), 'video/webm', 1],
  ] as const)('%s', async (_name, bytes, contentType, pictures) => {
    expect(left(bytes).length).toBeGreaterThan(4);
    expect(countOf(bytes, PICTURE)).toBe(pictures);
    const read = contentType === 'video/mp4' ? readMp4 : readWebm;
    const facts = await read(sourceOf(bytes));
    const after = await cleaned(bytes);
    expect([left(after), after.includes(TIME), after.length]).toEqual([[], false, bytes.length]);
    expect(countOf(after, PICTURE)).toBe(pictures);
    expect(await read(sourceOf(after))).toEqual(facts);
    for (const size of [1, 7, 64]) expect((await cleaned(bytes, size)).equals(after)).toBe(true);
    // Nothing is left to do the second time.
    expect((await cleaned(after)).equals(after)).toBe(true);
  });

  test.each([
    ['a WebM as recorders write it', webm({ seconds: 3 })],
    ['an MP4', mp4({ seconds: 3 })],
    ['an MP4 as recorders write it', mp4({ seconds: 3, isFragmented: true })],
  ])('%s has nothing to remove', async (_name, bytes) => {
    expect((await cleaned(bytes)).equals(bytes)).toBe(true);
  });

  test('the entry of the file index that led to a removed element is removed, others stay', async () => {
    const after = await cleaned(webmWithMetadata());
    const [tags, cues] = ['1254c367', '1c53bb6b'].map((id) => countOf(after, Buffer.from(id, 'hex')));
    expect([tags, cues]).toEqual([0, 1]);
  });
});

test('PR-09 a video with any byte changed, or cut anywhere, is cleaned or refused', async () => {
  const outcomes = new Set<string>();
  const clean = async (bytes: Buffer) => {
    try {
      const after = await cleaned(bytes);
      expect(after.length).toBe(bytes.length);
      outcomes.add('cleaned');
    } catch (error) {
      expect(error).toBeInstanceOf(BrokenVideo);
      outcomes.add('refused');
    }
  };
  for (const bytes of [mp4WithMetadata(), fragmentedWithMetadata(), webmWithMetadata()]) {
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = 255 - (changed[at] ?? 0);
      await clean(changed);
    }
    for (let length = 40; length < bytes.length; length += 11) await clean(bytes.subarray(0, length));
  }
  expect(outcomes).toEqual(new Set(['cleaned', 'refused']));
});

test('PR-09 edits are made across the borders of chunks', async () => {
  const bytes = Buffer.from('0123456789');
  const edits = [erase(8, 1), { start: 1, bytes: Buffer.from('ab'), zeros: 3 }];
  for (const size of [1, 2, 3, 10])
    expect((await buffer(Readable.from(edited(Readable.from(chunksOf(bytes, size)), edits)))).toString()).toBe(
      '0ab\0\0\x0067\x009',
    );
});
