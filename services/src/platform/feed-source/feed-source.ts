import { createReadStream } from 'node:fs';
import { FetchError, safeFetch } from '../net/index.ts';
import { FeedError } from './feed-error.ts';
import { FEED_LIMITS } from './limits.ts';

/** The source of a feed's bytes. */
export interface FeedSource {
  /** File or URL, for the report. */
  name: string;
  /** Explicit encoding (an option, a content-type); takes precedence over the declaration in the text. */
  charset: string | undefined;
  /** The bytes in order; can be read once. Failures are FeedErrors. */
  bytes: AsyncIterable<Uint8Array>;
}

export const fileSource = (file: string, charset?: string): FeedSource => ({ name: file, charset, bytes: fileBytes(file) });

async function* fileBytes(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): FeedError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return new FeedError(`The file ${file} does not exist.`, { cause: error });
  if (code === 'EISDIR') return new FeedError(`${file} is a folder, not a file.`, { cause: error });
  return new FeedError(`The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}

/** Validators (ETag, Last-Modified) of the last response, so that the server need not send an unchanged feed. */
export interface FeedVersion {
  etag: string | null;
  lastModified: string | null;
}

export type OpenedFeed = { changed: true; source: FeedSource; version: FeedVersion } | { changed: false };

interface UrlOptions {
  allowPrivate: boolean;
  known?: FeedVersion;
  charset?: string | undefined;
  timeoutMs?: number;
}

const headerOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value.slice(0, 500) : null;

/** Fetches a feed from a URL. Throws FeedError if that fails. */
export async function openUrl(
  url: string,
  { allowPrivate, known, charset, timeoutMs = FEED_LIMITS.fetchMs }: UrlOptions,
): Promise<OpenedFeed> {
  try {
    const response = await safeFetch(url, {
      headers: {
        accept: 'application/json, application/xml, text/xml, application/x-ndjson, text/csv, text/html;q=0.5, */*;q=0.1',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
      timeoutMs,
      maxBytes: FEED_LIMITS.bytes,
      allowPrivate,
    });
    if (response.status === 304 || response.status !== 200) response.body.destroy();
    if (response.status === 304) return { changed: false };
    if (response.status !== 200) throw new FeedError(`${new URL(url).host} responded with status ${response.status}.`);
    const stated = /charset\s*=\s*"?([\w.:-]+)/i.exec(response.headers['content-type'] ?? '')?.[1];
    return {
      changed: true,
      source: { name: url, charset: charset ?? stated, bytes: bodyBytes(response.body) },
      version: { etag: headerOf(response.headers.etag), lastModified: headerOf(response.headers['last-modified']) },
    };
  } catch (error) {
    throw error instanceof FetchError ? new FeedError(error.message, { cause: error }) : error;
  }
}

async function* bodyBytes(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw error instanceof FetchError ? new FeedError(error.message, { cause: error }) : error;
  }
}
