import sharp, { type Metadata, type Sharp } from 'sharp';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';

export const PICTURE_FORMATS = ['png', 'jpeg', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Most pixels of a picture, over all frames of an animated one. */
export const MAX_PIXELS = 40_000_000;
export const MAX_FRAMES = 300;
const MAX_SECONDS = 10;

// Uploads are untrusted: only the three decoders that are needed are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif'] });
sharp.cache(false);
sharp.concurrency(1);
// A decoded picture takes up to 160 MB, and a thread of the pool that password hashing and file access also use.
const queue = createFairQueue({ slots: 2, slotsEach: 1, mostWaiting: 30 });

const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.autoOrient().png(),
  jpeg: (picture) => picture.autoOrient().jpeg({ quality: 90 }),
  // GIF has no EXIF orientation; searching a palette with more effort takes seconds.
  gif: (picture) => picture.gif({ effort: 1 }),
};

export interface PictureLimits {
  /** Whose picture it is, a candidate or an employer; those of one owner do not hold up the others. */
  owner?: string | undefined;
  /** Most pixels of the longer side. */
  maxSide?: number;
}

/** Reads the header only, to refuse a picture before any pixel is decoded. */
async function checkHeader(data: Buffer, format: PictureFormat, { maxSide }: PictureLimits): Promise<void> {
  let header: Metadata;
  try {
    header = await sharp(data, { pages: -1, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new Refusal('PICTURE_BROKEN', { cause: error });
  }
  if (header.format !== format) throw new Refusal('FILE_TYPE_REFUSED');
  const { width, height: allFrames, pages = 1, pageHeight: height = allFrames } = header;
  if (maxSide !== undefined && Math.max(width, height) > maxSide) {
    const message = `This picture is ${width} × ${height} pixels. Send one of at most ${maxSide} × ${maxSide}.`;
    throw new Refusal('PICTURE_TOO_LARGE', { message });
  }
  if (width * height * pages > MAX_PIXELS || pages > MAX_FRAMES) throw new Refusal('PICTURE_TOO_LARGE');
}

/**
 * Re-encodes a picture, upright and in sRGB, without metadata or any other bytes that are not pixels.
 * Refuses with PICTURE_BROKEN, PICTURE_TOO_LARGE, and OVERLOADED when too many are waiting.
 */
export function reEncodePicture(data: Buffer, format: PictureFormat, limits: PictureLimits = {}): Promise<Buffer> {
  return queue.run(limits.owner ?? '', async () => {
    await checkHeader(data, format, limits);
    const picture = sharp(data, { pages: format === 'gif' ? -1 : 1, limitInputPixels: MAX_PIXELS, failOn: 'error' });
    try {
      return await ENCODERS[format](picture.toColourspace('srgb')).timeout({ seconds: MAX_SECONDS }).toBuffer();
    } catch (error) {
      const tookTooLong = error instanceof Error && error.message.startsWith('timeout');
      throw new Refusal(tookTooLong ? 'PICTURE_TOO_LARGE' : 'PICTURE_BROKEN', { cause: error });
    }
  });
}

/** A picture of somebody else's server, the first frame of an animated one, as a PNG of at most so many pixels on its longer side; undefined if it cannot be decoded or is too large. */
export function pngOfPicture(data: Buffer, { owner, side }: { owner: string; side: number }): Promise<Buffer | undefined> {
  return queue.run(owner, async () => {
    try {
      const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
      if (width * height > MAX_PIXELS) return undefined;
      return await sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .toColourspace('srgb')
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .png()
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}
