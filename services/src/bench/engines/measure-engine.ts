import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { readConfig } from '../../platform/config.ts';

/** What the measurement of an engine works with. */
interface EngineUnderTest {
  version: string;
  /** Has the jobs. */
  db: Database;
  /** For the files of the engine; removed afterwards. */
  folder: string;
  /** Searches of each kind: the option `--runs`. */
  runs: number;
}

/** The program that measures one engine: prints what `measure` returns as JSON, or `null` if the engine has no version here. */
export async function measureEngine(
  version: string | undefined,
  measure: (engine: EngineUnderTest) => Promise<object>,
): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '60' } } });
  const print = (measured: object | null) => process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
  if (version === undefined) return void print(null);
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-engine-'));
  try {
    const { db, close } = await openDatabase(readConfig(process.env));
    try {
      print(await measure({ version, db, folder, runs: Number(values.runs) }));
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
