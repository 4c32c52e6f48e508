import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { FeedError } from '../../../../platform/feed-source/feed-error.ts';
import { readText } from '../../../../platform/feed-source/read-text.ts';

/** Files of a taxonomy by name, in zips, folders or as single files; `.gz` is decompressed and not part of the name. */
export interface NamedFiles {
  names: readonly string[];
  /** The text of the first file with a matching name; undefined if there is none. */
  open(name: RegExp): AsyncGenerator<string> | undefined;
  close(): void;
}

type Opener = () => Promise<Readable>;

/** Opens the given paths, in order. Throws FeedError for one that cannot be opened. */
export async function namedFiles(places: readonly string[]): Promise<NamedFiles> {
  const openers = new Map<string, Opener>();
  const zips: yauzl.ZipFile[] = [];
  const add = (name: string, open: Opener) => {
    const bare = basename(name).replace(/\.gz$/i, '');
    if (!openers.has(bare)) openers.set(bare, open);
  };
  for (const place of places) {
    const found = await stat(place).catch((error: unknown) => {
      throw new FeedError(`The file ${place} does not exist.`, { cause: error });
    });
    if (found.isDirectory()) {
      for (const name of (await readdir(place)).toSorted()) add(name, async () => createReadStream(join(place, name)));
    } else if (/\.zip$/i.test(place)) zips.push(await addZip(place, add));
    else add(place, async () => createReadStream(place));
  }
  return {
    names: [...openers.keys()],
    open(name) {
      const found = [...openers].find(([each]) => name.test(each));
      return found && readText({ name: found[0], charset: undefined, bytes: bytesOf(found[1]) });
    },
    close: () => zips.forEach((zip) => zip.close()),
  };
}

async function* bytesOf(open: Opener): AsyncGenerator<Uint8Array> {
  yield* (await open()) as AsyncIterable<Buffer>;
}

async function addZip(file: string, add: (name: string, open: Opener) => void): Promise<yauzl.ZipFile> {
  try {
    const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
    for await (const entry of zip.eachEntry())
      if (!entry.fileName.endsWith('/')) add(entry.fileName, () => zip.openReadStreamPromise(entry));
    return zip;
  } catch (error) {
    throw new FeedError(`${file} is not a readable zip file: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
