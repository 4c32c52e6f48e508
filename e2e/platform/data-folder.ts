import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PREFIX = 'hirehq-e2e-';
/** Folder whose copies platforms start on: a database with the demo jobs, and no release live (template.ts). */
const TEMPLATE = 'HIREHQ_E2E_TEMPLATE';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * A folder for the data of a platform; the database's own user must be able to pass through it. It is of use as long as its
 * owner is running.
 */
export async function createDataFolder(owner = process.pid): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${owner}-`));
  const template = process.env[TEMPLATE];
  // Owners and modes stay: PostgreSQL opens nothing that is not its own.
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  await chmod(folder, 0o711);
  return folder;
}

export async function removeDataFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** The folder from which new ones are copied, made by `make` unless it was made before the run. */
export async function useTemplate(make: () => Promise<string>): Promise<string> {
  return (process.env[TEMPLATE] ??= await make());
}

/** Published files are compressed once for all platforms of a run. */
export async function keepPublishedFiles(from: string): Promise<void> {
  const template = process.env[TEMPLATE];
  if (template) await cp(join(from, 'releases'), join(template, 'releases'), { recursive: true });
}

/** Removes what runs left behind that were killed. */
export async function removeForgottenFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) await removeDataFolder(join(tmpdir(), name));
  }
}
