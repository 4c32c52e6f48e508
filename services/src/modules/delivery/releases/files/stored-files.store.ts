import { sql } from 'kysely';
import type { StoredFileTable } from '../../../../platform/database/tables/releases.ts';
import type { Database } from '../../../../platform/database/database.ts';

/** Keys of the file store of one file. */
export type StoredKeys = Pick<StoredFileTable, 'key' | 'brotli_key' | 'gzip_key'>;
export type StoredBytes = StoredKeys & Pick<StoredFileTable, 'brotli_size'>;

const keysIn = ({ key, brotli_key, gzip_key }: StoredKeys): string[] =>
  [key, brotli_key, gzip_key].filter((each) => each !== null);

/** Those of the hashes that have a row; they are kept for a while from now on, whether a release has them or not. */
export async function touchStored(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    update stored_file set stored_at = now() where hash = any(${[...hashes]}::text[]) returning hash`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}

/** False if another process has stored the file in the meantime. */
export async function insertStored(db: Database, file: StoredBytes & { hash: string; size: number }): Promise<boolean> {
  const row = await db
    .insertInto('stored_file')
    .values(file)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts other keys in place of those that were read; false if they are others by now. */
export async function replaceKeys(db: Database, hash: string, { before, keys }: { before: string; keys: StoredBytes }) {
  const row = await db
    .updateTable('stored_file')
    .set({ ...keys, stored_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('key', '=', before)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

export function storedKeys(db: Database, hash: string): Promise<StoredKeys | undefined> {
  return db.selectFrom('stored_file').select(['key', 'brotli_key', 'gzip_key']).where('hash', '=', hash).executeTakeFirst();
}

/** What browsers load of each of these files; those of which it is not known are left out. */
export async function loadedSizes(db: Database, hashes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ hash: string; size: number }>`
    select hash, coalesce(brotli_size, size) as size from stored_file
    where hash = any(${[...hashes]}::text[]) and (brotli_size is not null or brotli_key is null)`.execute(db);
  return new Map(rows.map(({ hash, size }) => [hash, size]));
}

const isInNoRelease = sql<boolean>`not exists (select 1 from release_file where release_file.hash = stored_file.hash)`;

/**
 * Deletes the rows of files that no release has: of these hashes, or else of all that were stored at least two days ago, so that those
 * of an upload under way stay. Returns their keys.
 */
export async function deleteUnneeded(db: Database, hashes?: readonly string[]): Promise<string[]> {
  const chosen = hashes ? sql`hash = any(${[...hashes]}::text[])` : sql`stored_at < now() - interval '2 days'`;
  const { rows } = await sql<StoredKeys>`
    delete from stored_file where ${chosen} and ${isInNoRelease} returning key, brotli_key, gzip_key`.execute(db);
  return rows.flatMap(keysIn);
}
