import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngBytes } from '../../../platform/testing/png-file.ts';
import { MAX_FRAMES, MAX_PIXELS, reEncodePicture, type PictureFormat } from './re-encode-picture.ts';

const MARK = 'DO NOT KEEP';
const RED = { r: 255, g: 0, b: 0 };

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } });
const pixel = async (data: Buffer) => [...(await sharp(data).raw().toBuffer()).subarray(0, 3)];
const whole = pngBytes({ width: 8, height: 8 });
const changedAt = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 0xff : byte)));

const withPosition = (picture: Sharp) =>
  picture.withExif({ IFD0: { Copyright: MARK }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } });

async function animation(frames: number, side: number): Promise<Buffer> {
  const pixels = Buffer.concat(Array.from({ length: frames }, (_, index) => Buffer.alloc(side * side * 3, (index * 37) % 256)));
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ delay: Array.from({ length: frames }, () => 120), loop: 3 })
    .toBuffer();
}

describe('a stored picture', () => {
  test.each(['png', 'jpeg'] as const)('SV-07 has no position, name or other metadata (%s)', async (format) => {
    const labelled = withPosition(plain(20, 10)).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`);
    const taken = await labelled.toFormat(format).toBuffer();
    expect(taken.includes(MARK)).toBe(true);
    const stored = await reEncodePicture(taken, format);
    const { exif, xmp, icc, iptc } = await sharp(stored).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.includes(MARK)).toBe(false);
  });

  test('SV-07 is upright', async () => {
    const lying = await plain(20, 10).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height, orientation } = await sharp(await reEncodePicture(lying, 'jpeg')).metadata();
    expect([width, height, orientation]).toEqual([10, 20, undefined]);
  });

  test('SV-07 has correct colours from another colour space', async () => {
    // In Display P3 a red of sRGB has other numbers: kept without their profile they would be another red.
    const wide = await plain(20, 10).withIccProfile('p3').png().toBuffer();
    const numbers = [...(await sharp(wide, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3)];
    expect(Math.abs((numbers[0] ?? 0) - 255)).toBeGreaterThan(10);
    const [red = 0, green = 255, blue = 255] = await pixel(await reEncodePicture(wide, 'png'));
    expect([red > 250, green < 6, blue < 6]).toEqual([true, true, true]);
    const printed = await plain(20, 10).toColourspace('cmyk').jpeg().toBuffer();
    const stored = await reEncodePicture(printed, 'jpeg');
    expect((await sharp(stored).metadata()).space).toBe('srgb');
  });

  test('SV-07 keeps transparency', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: { ...RED, alpha: 0.5 } } })
      .png()
      .toBuffer();
    expect([
      ...(
        await sharp(await reEncodePicture(clear, 'png'))
          .raw()
          .toBuffer()
      ).subarray(0, 4),
    ]).toEqual([255, 0, 0, 128]);
  });

  test('SV-07 keeps its animation: frames, delays and loops', async () => {
    const stored = await reEncodePicture(await animation(5, 16), 'gif');
    expect(await sharp(stored, { pages: -1 }).metadata()).toMatchObject({
      pages: 5,
      pageHeight: 16,
      delay: [120, 120, 120, 120, 120],
      loop: 3,
    });
  });

  test.each([
    ['png', () => Promise.resolve(whole)],
    ['jpeg', () => plain(8, 8).jpeg().toBuffer()],
    ['gif', () => animation(2, 8)],
  ] as const)('SV-07 has no data after its end (%s)', async (format, make) => {
    const stored = await reEncodePicture(Buffer.concat([await make(), Buffer.from(`<script>${MARK}</script>`)]), format);
    expect(stored.includes(MARK)).toBe(false);
  });

  test('SV-07 is neither a script nor a page, whatever else the file contained', async () => {
    const gif = await animation(2, 8);
    // A comment block right after the header: GIF89a/*…*/=1;alert(1) runs as a script where nobody says nosniff.
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, MARK.length]), Buffer.from(MARK), Buffer.from([0])]);
    const colours = gif[10] === undefined || (gif[10] & 0x80) === 0 ? 0 : 3 * 2 ** ((gif[10] & 7) + 1);
    const script = Buffer.concat([gif.subarray(0, 13 + colours), comment, gif.subarray(13 + colours)]);
    expect((await reEncodePicture(script, 'gif')).includes(MARK)).toBe(false);
    const jpeg = await plain(8, 8).jpeg().toBuffer();
    const html = Buffer.from(`<html><script>/*${MARK}*/</script>`);
    const segment = Buffer.from([0xff, 0xfe, 0, html.length + 2]);
    const page = Buffer.concat([jpeg.subarray(0, 2), segment, html, jpeg.subarray(2)]);
    expect(page.includes(MARK)).toBe(true);
    expect((await reEncodePicture(page, 'jpeg')).includes(MARK)).toBe(false);
  });
});

describe('a refused picture', () => {
  const jpeg = () => plain(60, 60).jpeg().toBuffer();

  test.each<[name: string, format: PictureFormat, make: () => Buffer | Promise<Buffer>]>([
    ['a PNG of its signature alone', 'png', () => whole.subarray(0, 8)],
    ['a PNG that is cut off', 'png', () => whole.subarray(0, whole.length / 2)],
    ['a PNG with changed pixels', 'png', () => changedAt(45)],
    ['a PNG without a width', 'png', () => pngBytes({ width: 0, height: 4, pixels: Buffer.alloc(16) })],
    ['a PNG of fewer pixels than it says', 'png', () => pngBytes({ width: 100, height: 100, pixels: Buffer.alloc(50) })],
    ['a PNG of a colour type there is not', 'png', () => pngBytes({ width: 2, height: 2, colourType: 5 })],
    ['a PNG without its palette', 'png', () => pngBytes({ width: 2, height: 2, colourType: 3 })],
    ['a PNG whose pixels are not interlaced as it says', 'png', () => pngBytes({ width: 8, height: 8, interlaced: true })],
    ['a JPEG that is cut off', 'jpeg', async () => (await jpeg()).subarray(0, -20)],
    ['a JPEG of its header alone', 'jpeg', async () => (await jpeg()).subarray(0, 20)],
    ['a GIF of its header alone', 'gif', async () => (await animation(2, 8)).subarray(0, 10)],
    ['an SVG', 'png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('SV-07 %s is broken', async (_name, format, make) => {
    await expect(reEncodePicture(await make(), format)).rejects.toMatchObject({ code: 'PICTURE_BROKEN' });
  });

  test('SV-07 a picture of another format is not accepted', async () => {
    await expect(reEncodePicture(await jpeg(), 'png')).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' });
  });

  test.each<[name: string, format: PictureFormat, make: () => Buffer | Promise<Buffer>]>([
    ['a header of 50,000 × 50,000 pixels', 'png', () => pngBytes({ width: 50_000, height: 50_000, pixels: Buffer.alloc(100) })],
    ['one row too many', 'png', () => pngBytes({ width: 10_000, height: MAX_PIXELS / 10_000 + 1, pixels: Buffer.alloc(100) })],
    ['too many frames', 'gif', () => animation(MAX_FRAMES + 1, 1)],
  ])('SV-07 %s is too large, and not decoded', async (_name, format, make) => {
    await expect(reEncodePicture(await make(), format)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  });

  test('SV-07 the pixels of an animation are counted over all frames', async () => {
    const large = await animation(50, 8);
    const side = Buffer.from([8, 0, 8, 0]);
    // The screen, and every frame on it, says that it is 1000 × 1000.
    for (let at = large.indexOf(side); at !== -1; at = large.indexOf(side, at + 1)) large.set([0xe8, 3, 0xe8, 3], at);
    await expect(reEncodePicture(large, 'gif')).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  });

  test('SV-07 the error names the limit of a side', async () => {
    await expect(reEncodePicture(pngBytes({ width: 5000, height: 20 }), 'png', { maxSide: 4096 })).rejects.toMatchObject({
      code: 'PICTURE_TOO_LARGE',
      message: 'This picture is 5000 × 20 pixels. Send one of at most 4096 × 4096.',
    });
  });
});
