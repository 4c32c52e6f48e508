import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { DataFolderDamaged, RESTORE } from '../data-folder-damaged.ts';
import { syncFolder } from '../durable-file.ts';
import type { RunAs } from './postgres-binaries.ts';

interface ClusterOptions {
  cluster: string;
  initdb: string;
  /** Major version of `initdb`. */
  version: number;
  runAs: RunAs;
  user: string;
  password: string;
  durable: boolean;
  /** True if the data folder has had a cluster: a new one would hide that its data is lost. */
  hadCluster: boolean;
}

const run = promisify(execFile);

/** Locales that classify letters in every script; `C` if the system has neither. */
const TEXT_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];
const BUILTIN_LOCALES_FROM = 17;

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves nothing incomplete. */
async function makeCluster({ cluster, initdb, version, runAs, user, password, durable }: ClusterOptions): Promise<void> {
  const fresh = `${cluster}.new`;
  const passwordFile = `${fresh}.password`;
  let failure: unknown;
  for (const locale of TEXT_LOCALES) {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (runAs.owner) for (const path of [fresh, passwordFile]) await chown(path, runAs.owner.uid, runAs.owner.gid);
    const place = ['-D', fresh, '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const text = [
      '--encoding=UTF8',
      ...(version >= BUILTIN_LOCALES_FROM ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
      '--locale=C',
      `--lc-ctype=${locale}`,
    ];
    const [program = initdb, ...rest] = [...runAs.prefix, initdb, ...place, ...text, ...(durable ? [] : ['--no-sync'])];
    try {
      await run(program, rest, { cwd: dirname(cluster), env: { PATH: process.env['PATH'], LC_ALL: 'C' }, ...runAs.ids });
      await rename(fresh, cluster);
      return await syncFolder(dirname(cluster));
    } catch (error) {
      failure = error;
    } finally {
      await rm(passwordFile, { force: true });
    }
  }
  throw failure;
}

/** Changes the owner of a cluster that was created as another user; only root can do that. */
async function belongTo(cluster: string, { owner = { uid: 0, gid: 0 } }: RunAs): Promise<void> {
  if (process.getuid?.() !== 0 || (await stat(cluster)).uid === owner.uid) return;
  await run('chown', ['-R', `${owner.uid}:${owner.gid}`, cluster]);
}

async function isAbsent(cluster: string): Promise<boolean> {
  try {
    return (await readdir(cluster)).length === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** Creates the cluster if there is none. Throws DataFolderDamaged if there has been one. */
export async function ensureCluster(options: ClusterOptions): Promise<'created' | 'found'> {
  const { cluster, hadCluster, runAs } = options;
  const isNew = await isAbsent(cluster);
  if (isNew && hadCluster)
    throw new DataFolderDamaged(cluster, 'is missing or empty, and it is the database of this platform', RESTORE);
  await (isNew ? makeCluster(options) : belongTo(cluster, runAs));
  return isNew ? 'created' : 'found';
}
