import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DataFolderDamaged } from '../data-folder-damaged.ts';
import { DataFolderTaken, openDataFolder } from '../data-folder.ts';
import { createDatabase, type Database } from './database.ts';
import { readPassword, startEmbeddedPostgres } from './embedded-postgres.ts';
import { endLeases } from './lease.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  db: Database;
  url: string;
  close(): Promise<void>;
}

const LONG_STATEMENTS_MS = 600_000;

/** The database of the running platform that has the data folder open; undefined if it has none of its own. */
async function urlOfRunning(folder: string, port: number | undefined): Promise<string | undefined> {
  if (!port) return undefined;
  const password = await readPassword(folder);
  if (password === undefined)
    throw new DataFolderDamaged(
      join(folder, 'pg.password'),
      'is missing or damaged',
      'Start the platform again: it gives its database a new password.',
    );
  return `postgres://hirehq:${password}@127.0.0.1:${port}/hirehq`;
}

/**
 * Opens the platform's database for a command: DATABASE_URL if given, else the embedded one, that of the running
 * platform or, if none is running, one started for this command until `close`. Brings its schema up to date unless `migrates` is false.
 */
export async function openDatabase(
  { database, dataFolder, origin, port }: Config,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const steps: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of steps.splice(0).toReversed()) await step();
  };
  let url = database.url;
  try {
    if (!url) {
      const folder = await openDataFolder(dataFolder, { origin, port }).catch(async (error: unknown) => {
        if (error instanceof DataFolderTaken) url = await urlOfRunning(dataFolder, error.holder.databasePort);
        if (!url) throw error;
        return undefined;
      });
      if (folder) {
        steps.push(() => folder.release());
        const embedded = await startEmbeddedPostgres({
          folder: dataFolder,
          say: (message) => void process.stderr.write(`${message}\n`),
        });
        steps.push(() => embedded.stop());
        await folder.note({ databasePort: embedded.port });
        url = embedded.url;
      }
    }
    if (!url) throw new Error('No database to open: the running platform has none. Set DATABASE_URL.');
    const db = createDatabase({ connectionString: url, poolSize: 4, statementTimeoutMs: LONG_STATEMENTS_MS });
    steps.push(() => db.destroy());
    if (migrates) await migrate(db);
    // No other process uses a server started here: leases were left by a process that died.
    if (steps.length > 1) await endLeases(db);
    return { db, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
