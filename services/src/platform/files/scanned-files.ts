import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusals/refusal.ts';
import { defineWork, onDemand, type DeclaredWork } from '../work/work-kind.ts';
import type { Work } from '../work/work.ts';
import { deleteScan, insertWaitingScan, scanStateOf, setVirusFound } from './file-scan.store.ts';
import type { FileStore } from './file-store.ts';
import { ScannerUnavailable, type Scanner } from './scanner.ts';
import { withStoredFiles } from './with-stored-files.ts';

/** Retried for about two days while the scanner cannot be reached; then `npm run work -- retry` does it. */
const SCAN_FILE = defineWork({
  name: 'files.scan',
  payload: z.object({ key: z.string() }),
  retries: { limit: 100, delaySeconds: 5, longestDelaySeconds: 1800 },
  timeLimitSeconds: 600,
  atATime: 1,
});

interface ScannedFilesOptions {
  files: FileStore;
  scanner: Scanner;
  db: Database;
  work: Work;
}

/** A store of which nothing can be read that the scanner has not checked. */
export function createScannedFiles({ files, scanner, db, work }: ScannedFilesOptions): FileStore {
  /** Undefined while the scanner cannot be reached. */
  async function verdictOn(data: Uint8Array | Readable) {
    try {
      return await scanner.scan(data);
    } catch (error) {
      if (error instanceof ScannerUnavailable) return undefined;
      throw error;
    }
  }

  async function refuseUnchecked(key: string): Promise<void> {
    const state = await scanStateOf(db, key);
    if (state === 'WAITING') throw new Refusal('FILE_NOT_SCANNED', { retryAfterSeconds: 10 });
    if (state === 'VIRUS') throw new Refusal('FILE_WITH_VIRUS');
  }

  async function putAndScan(data: Readable): Promise<string> {
    return withStoredFiles(files, [{ data }], async ([{ storageKey }]) => {
      const stored = await files.stream(storageKey);
      const verdict = stored && (await verdictOn(stored));
      if (verdict === 'VIRUS') throw new Refusal('FILE_WITH_VIRUS');
      if (verdict === undefined) await waitForScan(storageKey);
      return storageKey;
    });
  }

  const waitForScan = (key: string) =>
    db.transaction().execute(async (trx) => {
      await insertWaitingScan(trx, key);
      await work.enqueue(trx, SCAN_FILE, { key });
    });

  return {
    ...files,
    async put(data, options) {
      if (options?.unscanned) return files.put(data);
      if (!(data instanceof Uint8Array)) return putAndScan(data);
      const verdict = await verdictOn(data);
      if (verdict === 'VIRUS') throw new Refusal('FILE_WITH_VIRUS');
      return withStoredFiles(files, [{ data }], async ([{ storageKey }]) => {
        if (verdict === undefined) await waitForScan(storageKey);
        return storageKey;
      });
    },
    async read(key) {
      await refuseUnchecked(key);
      return files.read(key);
    },
    async stream(key, range) {
      await refuseUnchecked(key);
      return files.stream(key, range);
    },
    async remove(key) {
      await files.remove(key);
      await deleteScan(db, key);
    },
  };
}

/** Scans the files that were stored while the scanner could not be reached; `files` is the store without a scanner. */
export const scanWork = ({ files, scanner, db }: Omit<ScannedFilesOptions, 'work'>): DeclaredWork =>
  onDemand(SCAN_FILE, async ({ key }) => {
    const stored = await files.stream(key);
    if (!stored) return deleteScan(db, key);
    if ((await scanner.scan(stored)) === 'CLEAN') return deleteScan(db, key);
    await setVirusFound(db, key);
    await files.remove(key);
  });
