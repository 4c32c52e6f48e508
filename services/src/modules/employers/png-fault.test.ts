import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../../platform/testing/sample-files.ts';
import { pngFault } from './png-fault.ts';
import { pngBytes } from './testing/png-file.ts';

const whole = pngBytes({ width: 8, height: 8 });
const flipped = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 0xff : byte)));

describe('SV-08 a picture that pages show', () => {
  test.each([
    ['a small one', whole],
    ['a long one', pngBytes({ width: 4096, height: 1 })],
    // 8 × 8 in seven passes: 1×1, 1×1, 2×1, 2×2, 4×2, 4×4, 8×4 of three bytes, and a byte a row.
    ['one that is interlaced', pngBytes({ width: 8, height: 8, interlaced: true, pixels: Buffer.alloc(64 * 3 + 15) })],
    ['one with bytes after its end', Buffer.concat([whole, Buffer.from('more')])],
  ])('SV-08 is %s', async (_name, png) => {
    expect(await pngFault(png)).toBeUndefined();
  });

  test('SV-08 is the sample that other tests send', async () => {
    expect(await pngFault(Buffer.from(await SAMPLES.png().arrayBuffer()))).toBeUndefined();
  });
});

describe('SV-08 a picture that pages would refuse', () => {
  test.each([
    [4097, 1],
    [1, 30_000],
  ])('SV-08 of %d × %d pixels is too large, and the limit is told', async (width, height) => {
    expect(await pngFault(pngBytes({ width, height }))).toBe(
      `This picture has ${width} × ${height} pixels. Send one of at most 4096 × 4096.`,
    );
  });

  test.each([
    ['its signature alone', whole.subarray(0, 8)],
    ['its second half cut off', whole.subarray(0, whole.length / 2)],
    ['its end cut off', whole.subarray(0, -12)],
    ['a byte of the header changed', flipped(17)],
    ['a byte of the pixels changed', flipped(45)],
    ['no width', pngBytes({ width: 0, height: 4, pixels: Buffer.alloc(16) })],
    ['fewer pixels than it says', pngBytes({ width: 100, height: 100, pixels: Buffer.alloc(50) })],
    ['a kind of colour there is none', pngBytes({ width: 2, height: 2, colourType: 5 })],
    ['a palette that is not there', pngBytes({ width: 2, height: 2, colourType: 3 })],
    ['interlaced pixels that are not', pngBytes({ width: 8, height: 8, interlaced: true })],
    ['a chunk longer than the file', Buffer.concat([whole.subarray(0, 8), Buffer.from('ffffffff', 'hex'), whole.subarray(12)])],
  ])('SV-08 with %s is broken', async (_name, png) => {
    expect(await pngFault(png)).toContain('This PNG is broken');
  });
});
