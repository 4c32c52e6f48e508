import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FILLER = 'filler';
const CHUNK = 1024 * 1024;

export interface SmallFileSystem {
  folder: string;
  /** Fills it with a file, so that this many bytes stay free. */
  fill(leaving: number): Promise<void>;
  /** Removes that file. */
  makeSpace(): Promise<void>;
  unmount(): Promise<void>;
}

async function fillTo(folder: string, leaving: number): Promise<void> {
  const filler = await open(join(folder, FILLER), 'a');
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      const bytes = Math.min(CHUNK, bavail * bsize - leaving);
      if (bytes <= 0) return;
      await filler.write(Buffer.alloc(bytes));
    }
  } finally {
    await filler.close();
  }
}

/** Mounts a file system in memory with this many bytes on a folder; without one, on a new folder. */
export async function mountSmall(bytes: number, at?: string): Promise<SmallFileSystem> {
  const folder = at ?? (await mkdtemp(join(tmpdir(), 'hirehq-small-')));
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=711`, 'hirehq-test', folder]);
  return {
    folder,
    fill: (leaving) => fillTo(folder, leaving),
    makeSpace: () => rm(join(folder, FILLER), { force: true }),
    async unmount() {
      await run('umount', ['--lazy', folder]);
      if (at === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Why this machine cannot mount one; undefined if it can. */
export async function mountProblem(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'only Linux mounts a tmpfs';
  if (process.getuid?.() !== 0) return 'only root may mount a file system';
  try {
    await (await mountSmall(CHUNK)).unmount();
    return undefined;
  } catch {
    return 'this container may not mount a file system';
  }
}
