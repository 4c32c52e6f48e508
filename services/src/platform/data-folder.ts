import { chmod, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { writeDurably } from './durable-file.ts';
import { isRunning, processStart } from './process-identity.ts';

const lockSchema = z.object({
  pid: z.number().int().positive(),
  /** Distinguishes the process from a later one with the same id. */
  process: z.string().optional(),
  startedAt: z.string(),
  origin: z.string(),
  port: z.number(),
  databasePort: z.number().optional(),
  /** False while the process is starting, or if it is a command. */
  serving: z.boolean().default(true),
});
export type FolderLock = z.infer<typeof lockSchema>;

const whatItDoes = ({ pid, origin, startedAt, serving }: FolderLock): string =>
  serving
    ? `process ${pid} has been serving it at ${origin} since ${startedAt}`
    : `process ${pid} has had it open since ${startedAt} and is not serving yet`;

/** Thrown if another process has the data folder open. */
export class DataFolderTaken extends Error {
  readonly holder: FolderLock;

  constructor(folder: string, holder: FolderLock) {
    super(
      `The data folder ${folder} is in use: ${whatItDoes(holder)}.\nStop that process first, or set HIREHQ_DATA to another folder.`,
    );
    this.name = 'DataFolderTaken';
    this.holder = holder;
  }
}

export interface DataFolder {
  path: string;
  /** What a second start can read about the process that has the folder open. */
  note(change: Partial<Pick<FolderLock, 'origin' | 'port' | 'databasePort' | 'serving'>>): Promise<void>;
  release(): Promise<void>;
}

/** Mode of the folder itself: the database's user must be able to traverse it, nobody can list it. */
const PASSABLE = 0o711;
const TAKEOVER_STALE_MS = 10_000;

async function readLock(file: string): Promise<FolderLock | undefined> {
  try {
    return lockSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function isHeld({ pid, process: start }: FolderLock): boolean {
  if (!isRunning(pid)) return false;
  const now = processStart(pid);
  return start === undefined || now === undefined || start === now;
}

/** Runs `work` in one process at a time; a guard left by a crash is ignored after ten seconds. */
async function guarded<T>(guard: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      await (await open(guard, 'wx')).close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = await stat(guard).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      // One from the future was left before the clock of the machine was set back.
      if (Math.abs(age) > TAKEOVER_STALE_MS) await rm(guard, { force: true });
      await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(guard, { force: true });
  }
}

interface OpenOptions {
  origin: string;
  port: number;
  /** No lock: the data is on a database server, so any number of processes may use it. */
  shared?: boolean;
}

/** Opens the data folder for this process alone. Throws DataFolderTaken; takes over a lock whose process no longer exists. */
export async function openDataFolder(path: string, { origin, port, shared = false }: OpenOptions): Promise<DataFolder> {
  await mkdir(path, { recursive: true, mode: PASSABLE });
  if (process.getuid?.() === 0) await chmod(path, PASSABLE);
  if (shared) return { path, note: async () => undefined, release: async () => undefined };
  const file = join(path, 'lock.json');
  const start = processStart(process.pid);
  let lock: FolderLock = {
    pid: process.pid,
    ...(start && { process: start }),
    startedAt: new Date().toISOString(),
    origin,
    port,
    serving: false,
  };

  const write = () => writeDurably(file, `${JSON.stringify(lock)}\n`, { mode: 0o644 });
  await guarded(`${file}.guard`, async () => {
    const holder = await readLock(file);
    if (holder && isHeld(holder)) throw new DataFolderTaken(path, holder);
    await write();
  });
  return {
    path,
    async note(change) {
      lock = { ...lock, ...change };
      await write();
    },
    async release() {
      if ((await readLock(file))?.pid === process.pid) await rm(file, { force: true });
    },
  };
}
