import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Database } from '../database/database.ts';
import type { KeyColumn } from '../files/file-columns.store.ts';
import type { FileBytes } from '../files/file-store.ts';
import { withStoredFiles } from '../files/with-stored-files.ts';
import { integrityOf } from '../integrity.ts';
import { deleteMap, findMap, insertMap, type MapName } from './release-maps.store.ts';
import type { FindMap } from './source-maps.ts';

interface Storing {
  db: Database;
  files: FileBytes;
}

/** The column with keys of the file store. */
export const MAP_COLUMN: KeyColumn = { table: 'release_map', column: 'key' };

/** Stores the map of a script where all processes find it. A map that is stored stays as it is. */
export async function storeMap({ db, files }: Storing, name: MapName, data: Buffer): Promise<void> {
  const packed = await promisify(gzip)(data);
  await withStoredFiles(files, [{ data: packed, unscanned: true, size: packed.length }], async ([{ storageKey }]) => {
    if (!(await insertMap(db, { ...name, hash: integrityOf(data), key: storageKey }))) await files.remove(storageKey);
  });
}

const unpacked = (packed: Buffer): Promise<Buffer | undefined> => promisify(gunzip)(packed).catch(() => undefined);

/** Finds the maps that are stored. One that is lost or damaged is forgotten, so that the next start with its build stores it again. */
export const mapsIn =
  ({ db, files }: Storing): FindMap =>
  async (name) => {
    const known = await findMap(db, name);
    const packed = known && (await files.read(known.key));
    const data = packed && (await unpacked(packed));
    if (data && integrityOf(data) === known.hash) return data.toString();
    if (known) await deleteMap(db, name);
    return undefined;
  };
