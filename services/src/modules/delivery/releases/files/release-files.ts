import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { backoffMs } from '@hirehq/shared-contracts/backoff';
import type { Release } from '@hirehq/shared-contracts/release';
import { integrityOf } from '../../../../platform/integrity.ts';
import { ENCODINGS, type Encoding } from '../../../../platform/http/compression/accepted-encoding.ts';
import { compress, isCompressed, isCompressionOf, SUFFIX } from './compress-asset.ts';
import { isFileOf } from './verify-file.ts';
import { writeCached } from './write-cached.ts';

export interface ReleaseFiles {
  /** The bytes of a file of a release, as they were built; undefined if they are lost or changed and available nowhere. */
  read(release: Release, file: string): Promise<Buffer | undefined>;
  /** The same, compressed; undefined also for a file that is not stored compressed. */
  readCompressed(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined>;
  /** Reads and fetches every file of a release, once for each release, and again while one is missing. */
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

/** Where the bytes of releases are besides this disk, in the order in which they are asked. */
export interface FileSources {
  /** The file store, which all processes share; undefined for what it does not have. */
  stored: (integrity: string, encoding?: Encoding) => Promise<Buffer | undefined>;
  /** Called with a file that the store should have and lacks, and that was found in the folder it was built in. */
  storeAgain: (release: Release, file: string, data: Buffer) => Promise<void>;
  /** The folder a release was built in, if it is known. */
  builtIn: (release: Release) => Promise<string | undefined>;
}

interface ReleaseFilesOptions {
  /** The folder of this process with copies of what it serves. */
  folder: string;
  sources: FileSources;
  log: DamageLog;
}

/** Bytes, and the state of the file when they were verified. */
interface VerifiedFile {
  state: string;
  data: Buffer;
}

interface Damage {
  /** The state in which the file was found. */
  state: string;
  failures: number;
  /** When it is looked for again, in milliseconds of `performance.now()`. */
  retryAt: number;
}

/** Several times the files of all live versions, which have about 8 MB. */
const CACHE_BYTES = 64 * 1024 * 1024;
const AT_A_TIME = 8;
const MISSING = 'missing';
const RETRIES = { baseMs: 1000, capMs: 60_000 };
/** After a failure of the store, checks of whole releases do without it for this long: each of hundreds of files would wait for it. */
const STORE_REST_MS = 1000;

/** Changes with every write to a file, also one that sets its time back. */
async function stateOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : MISSING;
}

const bytesOf = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
const releaseName = ({ remote, version }: Pick<Release, 'remote' | 'version'>) => `${remote}/${version}`;

/**
 * Files of releases, of which the folder is a copy that was compared with their hashes. Only bytes that match the hash of their release
 * leave here: a file is hashed when it is read, and served from memory until it changes on disk.
 */
export function createReleaseFiles({ folder, sources, log }: ReleaseFilesOptions): ReleaseFiles {
  const cache = new LRUCache<string, VerifiedFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ data }) => Math.max(1, data.length),
  });
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const checked = new Map<string, Promise<void>>();
  const damaged = new Map<string, Map<string, Damage>>();
  let revision = 0;
  let storeRestsUntil = 0;

  const pathOf = (release: Release, file: string) => join(folder, release.remote, release.version, file);
  const damageOf = (release: Release, file: string) => damaged.get(releaseName(release))?.get(file);

  /** Notes that a file is damaged in this state, or is not; true if that is news. */
  function note(release: Release, file: string, state: string | undefined): boolean {
    const files = damaged.get(releaseName(release)) ?? new Map<string, Damage>();
    damaged.set(releaseName(release), files);
    const known = files.get(file);
    if (state === undefined) files.delete(file);
    else {
      const failures = (known?.failures ?? 0) + 1;
      files.set(file, { state, failures, retryAt: performance.now() + backoffMs(RETRIES, failures) });
    }
    if (known?.state === state) return false;
    revision += 1;
    return true;
  }

  async function keep(path: string, data: Buffer): Promise<void> {
    // Served from memory all the same: a full or read-only disk keeps what it has.
    await writeCached(path, data).catch((error: unknown) =>
      log.warn({ err: error, path }, 'a file of a release could not be written to this disk'),
    );
    cache.set(path, { state: await stateOf(path), data });
  }

  async function fromStore(integrity: string, encoding?: Encoding): Promise<Buffer | undefined> {
    return sources.stored(integrity, encoding).catch((error: unknown) => {
      storeRestsUntil = performance.now() + STORE_REST_MS;
      log.warn({ err: error, integrity }, 'a file of a release could not be read from the file store');
      return undefined;
    });
  }

  async function fromBuild(release: Release, file: string): Promise<Buffer | undefined> {
    const built = await sources.builtIn(release);
    const data = built === undefined ? undefined : await bytesOf(join(built, file));
    if (!data || !isFileOf(release, file, data)) return undefined;
    await sources
      .storeAgain(release, file, data)
      .catch((error: unknown) => log.warn({ err: error, file }, 'a file of a release could not be stored again'));
    return data;
  }

  async function renew(release: Release, file: string, state: string, isCheck: boolean): Promise<Buffer | undefined> {
    const path = pathOf(release, file);
    const found = await bytesOf(path);
    if (found && isFileOf(release, file, found)) {
      cache.set(path, { state, data: found });
      note(release, file, undefined);
      return found;
    }
    const expected = release.files[file]?.integrity ?? '';
    const facts = { file: `${releaseName(release)}/${file}`, expected, actual: found ? integrityOf(found) : MISSING };
    const kept = cache.get(path)?.data;
    const canAsk = !kept && !(isCheck && performance.now() < storeRestsUntil);
    const stored = canAsk ? await fromStore(expected) : undefined;
    const good = kept ?? stored ?? (await fromBuild(release, file));
    if (!good) {
      if (note(release, file, state)) log.error(facts, 'a file of a release is damaged and is not served');
      return undefined;
    }
    // A file that this disk does not have yet comes from the store.
    if (found || !stored) log.warn(facts, 'a file of a release was damaged and has been restored');
    await keep(path, good);
    note(release, file, undefined);
    return good;
  }

  /** One reading of a path at a time, whoever asks. */
  function once(path: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const running = reading.get(path) ?? work().finally(() => reading.delete(path));
    reading.set(path, running);
    return running;
  }

  async function read(release: Release, file: string, isCheck = false): Promise<Buffer | undefined> {
    if (!Object.hasOwn(release.files, file)) return undefined;
    const path = pathOf(release, file);
    const state = await stateOf(path);
    const known = cache.get(path);
    if (known?.state === state) return known.data;
    const damage = damageOf(release, file);
    if (!isCheck && damage?.state === state && performance.now() < damage.retryAt) return undefined;
    return once(path, () => renew(release, file, state, isCheck));
  }

  async function renewCompressed(path: string, data: Buffer, integrity: string, encoding: Encoding): Promise<Buffer> {
    const state = await stateOf(path);
    const found = await bytesOf(path);
    if (found && (await isCompressionOf(data, found, encoding))) {
      cache.set(path, { state, data: found });
      return found;
    }
    if (found) log.warn({ path }, 'a compressed file was damaged and has been made again');
    const kept = cache.get(path)?.data;
    const stored = kept ? undefined : await fromStore(integrity, encoding);
    const isGood = stored !== undefined && (await isCompressionOf(data, stored, encoding));
    const packed = kept ?? (isGood ? stored : await compress(data, encoding));
    await keep(path, packed);
    return packed;
  }

  async function readCompressed(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined> {
    const data = await read(release, file);
    if (!data || !isCompressed(release.version, file, data.length)) return undefined;
    const path = pathOf(release, file) + SUFFIX[encoding];
    const known = cache.get(path);
    if (known?.state === (await stateOf(path))) return known.data;
    return once(path, () => renewCompressed(path, data, release.files[file]?.integrity ?? '', encoding));
  }

  async function checkAll(release: Release): Promise<void> {
    const waiting = Object.keys(release.files);
    const next = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
        if (await read(release, file, true)) for (const encoding of ENCODINGS) await readCompressed(release, file, encoding);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, next));
  }

  const damagedFiles = (release: Release) => [...(damaged.get(releaseName(release))?.keys() ?? [])];

  return {
    read: (release, file) => read(release, file),
    readCompressed,
    check(release) {
      const name = releaseName(release);
      const running =
        checked.get(name) ??
        checkAll(release).finally(() => {
          if (damagedFiles(release).length > 0) checked.delete(name);
        });
      checked.set(name, running);
      return running;
    },
    damagedFiles,
    revision: () => revision,
  };
}
