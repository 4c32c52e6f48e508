import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { LRUCache } from 'lru-cache';
import { describe, expect, test, vi } from 'vitest';
import { crcShift, joinedCrc } from './crc32.ts';
import { createJoinedGzip } from './joined-gzip.ts';

const MARK = '{nonce}';
const marked = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 8, maxLength: 8 });
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(MARK, 'abc abc', 'aaaaaaaa', '\u0000\u00FF')), {
    maxLength: 20,
  })
  .map((parts) => parts.join(''));
const kept = (texts: readonly string[]) => texts.map((each) => ({ text: each, isKept: true }));
const create = (mostBytes = 1e6) => createJoinedGzip({ mark: MARK, markedBytes: 8, mostBytes });

describe('the checksum of joined bytes', () => {
  test('PF-01 is that of all of them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), fc.uint8Array({ maxLength: 5000 }), (first, second) => {
        const all = crc32(Buffer.concat([first, second]));
        expect(joinedCrc(crc32(Buffer.from(first)), crc32(Buffer.from(second)), crcShift(second.length))).toBe(all);
      }),
    );
  });
});

describe('a joined gzip body', () => {
  test('PF-01 has its texts, in their order, with what is marked, whatever was compressed before', async () => {
    const join = create(10_000);
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 6 }), fc.array(marked, { minLength: 1, maxLength: 3 }), async (texts, all) => {
        for (const each of all)
          expect(gunzipSync(await join(kept(texts), each)).toString()).toBe(texts.join('').replaceAll(MARK, each));
      }),
    );
  });

  test('PF-01 has long texts, also those that are too long to be kept', async () => {
    const join = create(100_000);
    const long = Array.from({ length: 60_000 }, (_, index) => `${index} ${(index * 2_654_435_761) % 97}`).join('ß');
    for (const nonce of ['aaaaaaaa', 'bbbbbbbb']) {
      const body = gunzipSync(await join(kept([long, `${long}${MARK}${long}`, 'end']), nonce)).toString();
      expect(body === `${long}${long}${nonce}${long}end`).toBe(true);
    }
  });

  test('PF-01 is hardly longer than one that is compressed at once', async () => {
    const rule = (index: number) => `<style nonce="${MARK}">.card-${index}{color:var(--text);margin:0 auto ${index}px}</style>`;
    const page = Array.from({ length: 40 }, (_, index) => rule(index)).join('\n');
    const body = await create()(kept([page]), '12345678');
    // Each mark costs its own bytes and the heads of two blocks.
    expect(body.length - 40 * (8 + 15)).toBeLessThan(1.5 * gzipSync(page).length);
  });

  test('PF-01 keeps only the texts that may be kept', async () => {
    using set = vi.spyOn(LRUCache.prototype, 'set');
    const texts = [
      { text: `of one person ${MARK}`, isKept: false },
      { text: `of all ${MARK}`, isKept: true },
    ];
    const body = await create()(texts, '12345678');
    expect(gunzipSync(body).toString()).toBe('of one person 12345678of all 12345678');
    expect(set.mock.calls.map(([key]) => key)).toEqual([`of all ${MARK}`]);
  });

  test('PF-01 refuses what has another length than agreed', async () => {
    await expect(create()(kept([MARK]), 'short')).rejects.toThrow("'short' has 5 bytes, not 8");
  });
});
