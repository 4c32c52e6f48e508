import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../ids/new-id.ts';

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

/** Stores bytes by key; their type and owner are in the module's own tables. */
export interface FileStore {
  /** Stores bytes, durably once the promise resolves; returns the new key. Nothing is stored if a stream fails. */
  put(data: Uint8Array | Readable): Promise<string>;
  /** Undefined if there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** The bytes as a stream; undefined if there is no such file. */
  stream(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** A signed path under /files that opens this one file; does not expire without `seconds`. */
  link(link: FileLink, seconds?: number): string;
  /** What a link opens; undefined if it was modified or has expired. */
  opened(path: string, query: URLSearchParams): OpenedFile | undefined;
}

const KEY = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

interface DiskFileStoreOptions {
  folder: string;
  secret: string;
  now?: () => Date;
}

export function createDiskFileStore({ folder, secret, now = () => new Date() }: DiskFileStoreOptions): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Invalid file key.');
    return join(folder, key.slice(0, 2), key);
  };
  const signature = (parts: readonly string[], grant: string | undefined) => {
    // JSON contains no line breaks, so the signed parts cannot be shifted to drop a grant.
    const signed = grant === undefined ? parts.join('\n') : JSON.stringify([...parts, grant]);
    return createHmac('sha256', secret).update(signed).digest('base64url');
  };

  return {
    async put(data) {
      const key = newId();
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(`${path}.part`, 'wx', 0o600);
      try {
        await file.writeFile(data);
        await file.sync();
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return key;
    },
    async stream(key) {
      try {
        return (await open(pathOf(key))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    link({ key, fileName, contentType, grant }, seconds) {
      const until = seconds === undefined ? '' : String(Math.ceil(now().getTime() / 1000) + seconds);
      const query = new URLSearchParams({
        name: fileName,
        type: contentType,
        until,
        ...(grant !== undefined && { grant }),
        signature: signature([key, fileName, contentType, until], grant),
      });
      return `/files/${key}?${query.toString()}`;
    },
    opened(key, query) {
      const [fileName = '', contentType = '', until = '', given = ''] = ['name', 'type', 'until', 'signature'].map(
        (name) => query.get(name) ?? '',
      );
      const grant = query.get('grant') ?? undefined;
      const expected = Buffer.from(signature([key, fileName, contentType, until], grant));
      const presented = Buffer.from(given);
      if (!KEY.test(key) || expected.length !== presented.length || !timingSafeEqual(expected, presented)) return undefined;
      const secondsLeft = until === '' ? undefined : Number(until) - Math.floor(now().getTime() / 1000);
      if (secondsLeft !== undefined && secondsLeft < 0) return undefined;
      return { key, fileName, contentType, secondsLeft, ...(grant !== undefined && { grant }) };
    },
  };
}
