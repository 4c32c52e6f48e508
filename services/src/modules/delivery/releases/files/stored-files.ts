import type { Services } from '../../../../platform/module.ts';
import type { KeyColumn } from '../../../../platform/files/file-columns.store.ts';
import { withStoredFiles } from '../../../../platform/files/with-stored-files.ts';
import { integrityOf } from '../../../../platform/integrity.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { refuseRelease } from '../check-release.ts';
import { ENCODINGS, type Encoding } from '../../../../platform/http/compression/accepted-encoding.ts';
import { compress, isWorthCompressing } from './compress-asset.ts';
import { deleteUnneeded, insertStored, replaceKeys, storedKeys, touchStored, type StoredBytes } from './stored-files.store.ts';

type Storing = Pick<Services, 'db' | 'files'>;

export interface FileToStore {
  /** As release.json names it. */
  integrity: string;
  size: number;
  path: string;
  data: Buffer;
  /** True for a file of `npm run dev`: it is not compressed, and may have a map. */
  isDevelopment?: boolean;
}

/** The columns with keys of the file store. */
export const STORED_FILE_COLUMNS: readonly KeyColumn[] = ['key', 'brotli_key', 'gzip_key'].map((column) => ({
  table: 'stored_file',
  column,
}));

/** Those of the hashes whose bytes have to be stored; the bytes of the others stay for two days at least. */
export async function missingFiles(db: Database, hashes: readonly string[]): Promise<string[]> {
  const stored = await touchStored(db, hashes);
  return [...new Set(hashes)].filter((hash) => !stored.has(hash));
}

/** Whoever reads a release reads it minified: its maps are kept apart, and serve the operator only. */
const hasMap = ({ path, data }: FileToStore) => /\.(m?js|css)$/.test(path) && data.includes('sourceMappingURL=');

function refuseOther(file: FileToStore): void {
  const { path, size, integrity, data, isDevelopment } = file;
  if (data.length !== size || integrityOf(data) !== integrity)
    refuseRelease(`with ${path}`, `${path} does not match its hash in release.json. Build the release again and send all of it.`);
  if (!isDevelopment && hasMap(file))
    refuseRelease(`with ${path}`, `${path} carries a source map, and releases are public. Build it without sourceMappingURL.`);
}

/** Puts the bytes, as they are and compressed, and hands the keys over; they are removed again unless `take` returns true. */
async function put({ files }: Storing, file: FileToStore, take: (keys: StoredBytes) => Promise<boolean>): Promise<void> {
  const { path, data, isDevelopment } = file;
  const isPacked = !isDevelopment && isWorthCompressing(path, data.length);
  const packed = isPacked ? await Promise.all(ENCODINGS.map((encoding) => compress(data, encoding))) : [];
  // Made or built by ourselves, and served to browsers as scripts whose hashes are known: there is nothing to scan.
  const contents = [data, ...packed].map((bytes) => ({ data: bytes, unscanned: true, size: bytes.length }));
  await withStoredFiles(files, contents, async (stored) => {
    const [key = '', brotli = null, gzip = null] = stored.map(({ storageKey }) => storageKey);
    const size = isPacked ? (contents[1]?.size ?? null) : null;
    if (await take({ key, brotli_key: brotli, gzip_key: gzip, brotli_size: size })) return;
    await Promise.all(stored.map(({ storageKey }) => files.remove(storageKey)));
  });
}

/**
 * Stores the bytes of a file of a release where all processes find them by their hash, once, with those compressed. Repeating it changes
 * nothing, and several processes may do it at once. Throws RELEASE_REFUSED for other bytes than the hash says.
 */
export async function storeFile(services: Storing, file: FileToStore): Promise<void> {
  refuseOther(file);
  const { integrity: hash, size } = file;
  const [missing] = await missingFiles(services.db, [hash]);
  if (missing === undefined) return;
  await put(services, file, (keys) => insertStored(services.db, { hash, size, ...keys }));
}

/** Stores bytes again whose row is there, but whose bytes are lost or damaged where they are stored. */
export async function storeFileAgain(services: Storing, file: FileToStore): Promise<void> {
  refuseOther(file);
  const lost = await storedKeys(services.db, file.integrity);
  if (!lost) return;
  await put(services, file, (keys) => replaceKeys(services.db, file.integrity, { before: lost.key, keys }));
}

/**
 * Bytes by hash, as they are or compressed; undefined if they are not stored, or not compressed, or other bytes. Those that are compressed
 * are as the store returns them. Throws if the store cannot be read.
 */
export async function releaseBytes({ db, files }: Storing, hash: string, encoding?: Encoding): Promise<Buffer | undefined> {
  const keys = await storedKeys(db, hash);
  const key = keys && (encoding === undefined ? keys.key : encoding === 'br' ? keys.brotli_key : keys.gzip_key);
  if (!key) return undefined;
  const data = await files.read(key);
  return data && (encoding !== undefined || integrityOf(data) === hash) ? data : undefined;
}

/** Removes bytes that no release has any more: of these hashes, or of all that were stored at least two days ago. */
export async function removeUnneededFiles({ db, files }: Storing, hashes?: readonly string[]): Promise<void> {
  // A key whose bytes stay because this ends here has no row, so the daily sweep removes them.
  for (const key of await deleteUnneeded(db, hashes)) await files.remove(key);
}
