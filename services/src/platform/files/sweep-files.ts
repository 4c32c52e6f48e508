import type { Database } from '../database/database.ts';
import { onSchedule, type DeclaredWork } from '../work/work-kind.ts';
import { isReferenced, referencedKeys, type KeyColumn } from './file-columns.store.ts';
import type { FileBytes } from './file-store.ts';

/** Files that are younger may belong to a request or work whose row is not committed yet. */
const SAFE_AGE_MS = 24 * 3_600_000;
/** Keys whose rows are looked up in one query. */
const BATCH = 10_000;
const MOST_NAMED = 20;

interface Sweeping {
  files: FileBytes;
  db: Database;
  /** Every column with keys: a file that none of them names is removed. */
  columns: readonly KeyColumn[];
  now: () => Date;
  log: Record<'info' | 'error', (details: object, text: string) => void>;
}

async function* inBatches(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const keys of pages) {
    batch.push(...keys);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Of keys that rows refer to, those without a file. */
async function withoutFile({ files, db, columns }: Sweeping, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    // Stored since the files were listed, or its row was deleted since.
    const isThere = (await files.size(key)) !== undefined || !(await isReferenced(db, columns, key));
    if (!isThere) missing.push(key);
  }
  return missing;
}

/** Removes what no row refers to and is older than a day, and logs rows whose file does not exist. */
export async function sweepFiles(sweeping: Sweeping, signal?: AbortSignal): Promise<void> {
  const { files, db, columns, now, log } = sweeping;
  const before = new Date(now().getTime() - SAFE_AGE_MS);
  await files.removeUnfinished(before);
  let [after, removed]: [string, number] = ['', 0];
  const missing: string[] = [];
  const sweep = async (stored: readonly string[], upTo: string | undefined) => {
    signal?.throwIfAborted();
    const referenced = await referencedKeys(db, columns, { after, upTo });
    for (const key of stored) {
      if (referenced.delete(key)) continue;
      const storedAt = await files.storedAt(key);
      if (storedAt === undefined || storedAt >= before) continue;
      await files.remove(key);
      removed += 1;
    }
    missing.push(...(await withoutFile(sweeping, [...referenced])));
  };
  for await (const stored of inBatches(files.keys())) {
    const last = stored.at(-1);
    if (last === undefined) continue;
    await sweep(stored, last);
    after = last;
  }
  await sweep([], undefined);
  if (removed > 0) log.info({ removed }, 'removed files that nothing refers to');
  if (missing.length > 0)
    log.error({ missing: missing.length, keys: missing.slice(0, MOST_NAMED) }, 'rows refer to files that do not exist');
}

export const sweepWork = (sweeping: Sweeping): DeclaredWork =>
  onSchedule({
    name: 'files.sweep',
    schedule: '37 3 * * *',
    timeLimitSeconds: 4 * 3600,
    run: ({ signal }) => sweepFiles(sweeping, signal),
  });
