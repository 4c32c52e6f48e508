import type { Readable } from 'node:stream';

export interface FileLink {
  key: string;
  /** File name for downloads. */
  fileName: string;
  contentType: string;
  /** `kind:id` of what the holder of the link must still be allowed to see; checked each time the link is opened. */
  grant?: string;
}

export interface OpenedFile extends FileLink {
  /** Time until the link expires; undefined for a link that does not. */
  secondsLeft: number | undefined;
}

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface PutOptions {
  /** Not scanned for viruses, because the caller does that later or the platform made the bytes itself. */
  unscanned?: boolean;
  /** Number of bytes of a stream, if it is known: a stream that does not fit into the free space is refused at its beginning. */
  size?: number;
}

/** Where bytes are stored by key: a folder or a bucket. Their type and owner are in the tables of the modules. */
export interface FileBytes {
  /**
   * Stores bytes, durably once the promise resolves; returns the new key. Nothing is stored if a stream fails, or if there is no space:
   * then it throws an error for which `isStorageFull` is true.
   */
  put(data: Uint8Array | Readable, options?: PutOptions): Promise<string>;
  /** Undefined if there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** The bytes as a stream, or those of a range that exists; undefined if there is no such file. */
  stream(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Number of bytes; undefined if there is no such file. */
  size(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
  /** All keys in the order of their characters, in pages. */
  keys(): AsyncIterable<readonly string[]>;
  /** When the file was stored; undefined if there is no such file. */
  storedAt(key: string): Promise<Date | undefined>;
  /** Removes what is left of writes that began before this time and never ended. */
  removeUnfinished(before: Date): Promise<void>;
}

export interface FileLinks {
  /** A signed path under /files that opens this one file; does not expire without `seconds`. */
  link(link: FileLink, seconds?: number): string;
  /** What a link opens; undefined if it was modified or has expired. */
  opened(path: string, query: URLSearchParams): OpenedFile | undefined;
}

export type FileStore = FileBytes & FileLinks;

export const FILE_KEY = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Throws for a key that no store has made, such as a path. */
export function assertFileKey(key: string): void {
  if (!FILE_KEY.test(key)) throw new Error('Invalid file key.');
}
