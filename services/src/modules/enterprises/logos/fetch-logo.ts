import { FetchError, safeFetch, type SafeResponse } from '../../../platform/net/index.ts';
import { isPicture, pngOfPicture } from '../../post/files/index.ts';
import { LogoError } from './logo-error.ts';

export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
const LOGO_MS = 10_000;
const MAX_PAGE_BYTES = 1024 * 1024;
const PAGE_MS = 10_000;
/** Of the longer side, in pixels: the largest logo of a page on a display with three pixels for one. */
const LARGEST = 512;
/** A smaller one is no logo, as the pixel that counts readers. */
const SMALLEST = 24;

interface Fetching {
  /** Only from Config.fetchPrivate. */
  allowPrivate: boolean;
  timeoutMs?: number;
  /** What sends the requests. */
  send?: typeof safeFetch;
}

/** Validators of the last response, so that the server need not send an unchanged picture. */
export interface LogoVersion {
  etag: string | null;
  lastModified: string | null;
}

export type FetchedLogo = { changed: false } | { changed: true; png: Buffer; version: LogoVersion };

async function bytesOf({ body }: SafeResponse): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of body as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FetchError ? new LogoError(error.message, { cause: error }) : error;
  }
}

const headerOf = (value: string | undefined): string | null => value?.slice(0, 500) ?? null;

/** The PNG that is stored for the bytes of a picture: without anything that is no pixel, at most 512 pixels wide and high. */
async function storedPicture(data: Buffer, owner: string): Promise<Buffer> {
  if (!(await isPicture(data))) throw new LogoError('It is not a PNG, JPEG or GIF picture.');
  const png = await pngOfPicture(data, { owner, side: LARGEST });
  if (!png) throw new LogoError('The picture is damaged, or has too many pixels.');
  // The header of a PNG has its width and height after its signature and the name of the first chunk.
  if (Math.min(png.readUInt32BE(16), png.readUInt32BE(20)) < SMALLEST)
    throw new LogoError(`It is smaller than ${SMALLEST} × ${SMALLEST} pixels.`);
  return png;
}

/** Fetches a picture from an address that somebody else chose. Throws LogoError if there is none that can be shown. */
export async function fetchLogo(
  url: string,
  known: LogoVersion,
  { owner, allowPrivate, timeoutMs = LOGO_MS, send = safeFetch }: Fetching & { owner: string },
): Promise<FetchedLogo> {
  const found = await answered(async () => {
    const response = await send(url, {
      headers: {
        accept: 'image/png, image/jpeg, image/gif',
        ...(known.etag && { 'if-none-match': known.etag }),
        ...(known.lastModified && { 'if-modified-since': known.lastModified }),
      },
      timeoutMs,
      maxBytes: MAX_LOGO_BYTES,
      allowPrivate,
    });
    const { status, headers } = response;
    const isTooLarge = Number(headers['content-length'] ?? 0) > MAX_LOGO_BYTES;
    if (status !== 200 || isTooLarge) response.body.destroy();
    if (status === 304) return undefined;
    if (status !== 200) throw new LogoError(`${new URL(response.url).host} responded with status ${status}.`);
    if (isTooLarge) throw new LogoError('It is larger than 2 MB.');
    return { data: await bytesOf(response), headers };
  });
  if (!found) return { changed: false };
  const version = { etag: headerOf(found.headers.etag), lastModified: headerOf(found.headers['last-modified']) };
  return { changed: true, png: await storedPicture(found.data, owner), version };
}

/** The text of a page and its address after redirects. Throws LogoError. */
export async function fetchPage(
  address: string,
  { allowPrivate, timeoutMs = PAGE_MS, send = safeFetch }: Fetching,
): Promise<{ html: string; url: string }> {
  return answered(async () => {
    const response = await send(address, {
      headers: { accept: 'text/html' },
      timeoutMs,
      maxBytes: MAX_PAGE_BYTES,
      allowPrivate,
    });
    if (response.status !== 200) {
      response.body.destroy();
      throw new LogoError(`${new URL(response.url).host} responded with status ${response.status}.`);
    }
    return { html: (await bytesOf(response)).toString('utf8'), url: response.url };
  });
}
