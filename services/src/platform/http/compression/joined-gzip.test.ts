import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crcShift, joinedCrc } from './crc32.ts';
import { createJoinedGzip, type GzipPart } from './joined-gzip.ts';

const textOf = (part: GzipPart) => ('kept' in part ? part.kept : part.once);
const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const parts = fc.array(fc.oneof(fc.record({ kept: text }), fc.record({ once: text })), { maxLength: 20 });

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
  test('PF-01 has the bytes of its parts, in their order, whatever was compressed before', async () => {
    const join = createJoinedGzip({ mostBytes: 10_000 });
    await fc.assert(
      fc.asyncProperty(parts, async (given) => {
        expect(gunzipSync(await join(given)).toString()).toBe(given.map(textOf).join(''));
      }),
    );
  });

  test('PF-01 has long texts, also those that are too long to be kept', async () => {
    const join = createJoinedGzip({ mostBytes: 100_000 });
    const long = Array.from({ length: 60_000 }, (_, index) => `${index} ${(index * 2_654_435_761) % 97}`).join('ß');
    const given = [{ kept: long }, { once: 'n0' }, { kept: long }, { kept: 'end' }];
    for (let turn = 0; turn < 2; turn += 1)
      expect(gunzipSync(await join(given)).toString() === given.map(textOf).join('')).toBe(true);
  });

  test('PF-01 is compressed', async () => {
    const body = await createJoinedGzip({ mostBytes: 1e6 })([{ kept: 'the same words again. '.repeat(500) }, { once: 'n0' }]);
    expect(body.length).toBeLessThan(300);
  });

  test('PF-01 refuses what is too long to be sent as it is', async () => {
    await expect(createJoinedGzip({ mostBytes: 1e6 })([{ once: 'x'.repeat(70_000) }])).rejects.toThrow('70000 bytes');
  });
});
