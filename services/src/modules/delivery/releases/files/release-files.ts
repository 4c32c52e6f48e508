import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@hirehq/shared-contracts/release';
import { writeDurably } from '../../../../platform/durable-file.ts';
import { integrityOf } from '../../../../platform/integrity.ts';
import { ENCODINGS, type Encoding } from './accepted-encoding.ts';
import { createByteCache } from './byte-cache.ts';
import { compress, isCompressed, isCompressionOf, SUFFIX } from './compress-asset.ts';
import { isFileOf } from './verify-file.ts';

export interface ReleaseFiles {
  /** The bytes of a file of a release, as they were built; undefined if they are lost or changed and cannot be restored. */
  read(release: Release, file: string): Promise<Buffer | undefined>;
  /** The same, compressed; undefined also for a file that is not stored compressed. */
  readCompressed(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined>;
  /** Reads and restores every file of a release, once for each release. */
  check(release: Release): Promise<void>;
  /** The files of a release that are lost or changed, as far as they have been read. */
  damagedFiles(release: Release): readonly string[];
  /** Changes whenever `damagedFiles` of some release does. */
  revision(): number;
}

/** Where the operator reads about damaged files. */
export interface DamageLog {
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
}

interface ReleaseFilesOptions {
  /** The folder of published files. */
  folder: string;
  /** The folder a release was built in, if it is known. */
  builtIn: (release: Release) => Promise<string | undefined>;
  log: DamageLog;
}

/** Several times the files of all live versions, which have about 8 MB. */
const CACHE_BYTES = 64 * 1024 * 1024;
const AT_A_TIME = 8;
const MODE = 0o644;
const MISSING = 'missing';

/** Changes with every write to a file, also one that sets its time back. */
async function stateOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : MISSING;
}

const bytesOf = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
const nameOf = ({ remote, version }: Pick<Release, 'remote' | 'version'>) => `${remote}/${version}`;

/**
 * Published files. Only bytes that match the hash of their release leave here: a file is hashed when it is read, and served from
 * memory until it changes on disk.
 */
export function createReleaseFiles({ folder, builtIn, log }: ReleaseFilesOptions): ReleaseFiles {
  const cache = createByteCache(CACHE_BYTES);
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const checked = new Map<string, Promise<void>>();
  /** By release, the damaged files with the state in which they were found. */
  const damaged = new Map<string, Map<string, string>>();
  let revision = 0;

  const pathOf = (release: Release, file: string) => join(folder, release.remote, release.version, file);

  function note(release: Release, file: string, state: string | undefined): void {
    const files = damaged.get(nameOf(release)) ?? new Map<string, string>();
    if (files.get(file) === state) return;
    if (state === undefined) files.delete(file);
    else files.set(file, state);
    damaged.set(nameOf(release), files);
    revision += 1;
  }

  async function restore(path: string, data: Buffer): Promise<void> {
    // Served from memory all the same: a full or read-only disk keeps the damaged file.
    await mkdir(dirname(path), { recursive: true })
      .then(() => writeDurably(path, data, { mode: MODE }))
      .catch((error: unknown) => log.warn({ err: error, path }, 'a damaged file of a release could not be written again'));
    cache.set(path, { state: await stateOf(path), data });
  }

  async function fromBuild(release: Release, file: string): Promise<Buffer | undefined> {
    const built = await builtIn(release);
    const data = built === undefined ? undefined : await bytesOf(join(built, file));
    return data && isFileOf(release, file, data) ? data : undefined;
  }

  async function renew(release: Release, file: string, state: string): Promise<Buffer | undefined> {
    const path = pathOf(release, file);
    const found = await bytesOf(path);
    if (found && isFileOf(release, file, found)) {
      cache.set(path, { state, data: found });
      note(release, file, undefined);
      return found;
    }
    const facts = {
      file: `${nameOf(release)}/${file}`,
      expected: release.files[file]?.integrity,
      actual: found ? integrityOf(found) : MISSING,
    };
    const good = cache.get(path)?.data ?? (await fromBuild(release, file));
    if (good) {
      log.warn(facts, 'a file of a release was damaged and has been restored');
      await restore(path, good);
    } else log.error(facts, 'a file of a release is damaged and is not served');
    note(release, file, good ? undefined : state);
    return good;
  }

  /** One reading of a path at a time, whoever asks. */
  function once(path: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const running = reading.get(path) ?? work().finally(() => reading.delete(path));
    reading.set(path, running);
    return running;
  }

  async function read(release: Release, file: string): Promise<Buffer | undefined> {
    if (!Object.hasOwn(release.files, file)) return undefined;
    const path = pathOf(release, file);
    const state = await stateOf(path);
    const known = cache.get(path);
    if (known?.state === state) return known.data;
    if (damaged.get(nameOf(release))?.get(file) === state) return undefined;
    return once(path, () => renew(release, file, state));
  }

  async function readCompressed(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined> {
    const data = await read(release, file);
    if (!data || !isCompressed(release.version, file, data.length)) return undefined;
    const path = pathOf(release, file) + SUFFIX[encoding];
    const state = await stateOf(path);
    const known = cache.get(path);
    if (known?.state === state) return known.data;
    return once(path, async () => {
      const found = await bytesOf(path);
      if (found && (await isCompressionOf(data, found, encoding))) {
        cache.set(path, { state, data: found });
        return found;
      }
      log.warn(
        { file: `${nameOf(release)}/${file}${SUFFIX[encoding]}` },
        'a compressed file was damaged and has been made again',
      );
      const packed = known?.data ?? (await compress(data, encoding));
      await restore(path, packed);
      return packed;
    });
  }

  async function checkAll(release: Release): Promise<void> {
    const waiting = Object.keys(release.files);
    const next = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
        for (const encoding of ENCODINGS) await readCompressed(release, file, encoding);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, next));
  }

  return {
    read,
    readCompressed,
    check(release) {
      const running = checked.get(nameOf(release)) ?? checkAll(release);
      checked.set(nameOf(release), running);
      return running;
    },
    damagedFiles: (release) => [...(damaged.get(nameOf(release))?.keys() ?? [])],
    revision: () => revision,
  };
}
