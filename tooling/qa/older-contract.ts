import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const CONTRACT = 'shared-contracts/src/remote-manifest.ts';
const MOST_OUTPUT = 64 * 1024 * 1024;

async function git(...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: ROOT, maxBuffer: MOST_OUTPUT });
  return stdout.trim();
}

/** Major and minor version of the contract in a source of its manifest. */
const versionIn = (source: string): string | undefined => /CONTRACT_VERSION = '(\d+\.\d+)\.\d+'/.exec(source)?.[1];

/** The last commit before the contract got its minor version, and the version it had. */
export async function lastOfOlderContract(): Promise<{ commit: string; contract: string }> {
  const now = versionIn(await git('show', `HEAD:${CONTRACT}`));
  const raised = (await git('log', '--format=%H', '-G', 'CONTRACT_VERSION = ', '--', CONTRACT)).split('\n').filter(Boolean);
  for (const commit of raised) {
    const before = `${commit}^`;
    const contract = versionIn(await git('show', `${before}:${CONTRACT}`).catch(() => ''));
    if (contract !== undefined && contract !== now) return { commit: await git('rev-parse', before), contract };
  }
  throw new Error(
    `The history of this repository has no contract before ${now ?? 'this one'}. In a shallow clone, run: git fetch --unshallow`,
  );
}

/** The sources of a commit, in a folder that is made once. */
async function sourcesOf(commit: string): Promise<string> {
  const folder = join(ROOT, '.cache', 'older-contract', commit);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const archive = `${unfinished}.tar`;
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', unfinished]);
  await rm(archive);
  await rename(unfinished, folder);
  return folder;
}

/** Builds the releases of a commit as it built them itself: with its own packages and tools. Returns the folder of each. */
export async function releasesOf(commit: string): Promise<string[]> {
  const cwd = await sourcesOf(commit);
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const { stdout } = await run('npm', ['run', '--silent', 'build'], { cwd, env, maxBuffer: MOST_OUTPUT });
  return stdout.split('\n').filter((line) => existsSync(join(line, 'release.json')));
}
