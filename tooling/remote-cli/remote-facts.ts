import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@hirehq/shared-contracts/release';
import { readManifest } from '../build/package-facts.ts';
import { CommandFailure, textOption, wrongUsage, type Arguments, type CommandContext } from './command.ts';

const hasRemote = (folder: string) => existsSync(join(folder, 'src/manifest.ts')) && existsSync(join(folder, 'src/remote.tsx'));

/** The folder of the remote that a command is about; throws outside of one. */
export function remoteFolder({ cwd }: CommandContext): string {
  if (hasRemote(cwd)) return cwd;
  throw wrongUsage(
    `${cwd} is no folder of a remote: it has no src/manifest.ts and src/remote.tsx. Make one with: hirehq-remote new NAME`,
  );
}

/** The id of the remote of `--remote`, or of the one in this folder. */
export async function remoteIdOf(given: Arguments, { cwd }: CommandContext): Promise<string> {
  const named = textOption(given, 'remote');
  if (named !== undefined) return named;
  if (hasRemote(cwd)) return (await readManifest(cwd)).id;
  throw wrongUsage('Which remote? Give --remote NAME, or run the command in the folder of the remote.');
}

export function readRelease(folder: string): Release {
  return releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
}

/** The folder of the newest release that was built in a folder of a remote. */
export function newestBuild(folder: string): string {
  const dist = join(folder, 'dist');
  const builds = (existsSync(dist) ? readdirSync(dist) : [])
    .map((name) => join(dist, name))
    .filter((path) => existsSync(join(path, 'release.json')))
    .map((path) => ({ path, at: statSync(path).mtimeMs }));
  const newest = builds.toSorted((one, other) => other.at - one.at)[0];
  if (!newest) throw new CommandFailure(`Nothing is built in ${dist}. Run: hirehq-remote build`);
  return newest.path;
}
