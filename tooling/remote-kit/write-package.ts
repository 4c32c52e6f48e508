import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../verify/tree.ts';
import type { Described } from './packed-manifest.ts';

export const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/remote-kit');
mkdirSync(CACHE, { recursive: true });
/** Where this process compiles packages before it packs them: another process may pack at the same time. Removed when it exits. */
export const WORK = mkdtempSync(join(CACHE, 'work-'));
process.once('exit', () => rmSync(WORK, { recursive: true, force: true }));

/** The `package.json` of a package of the tree. */
export const described = (folder: string): Described =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Described;

/** The hash of all files of a package: its version is one for every commit between two versions of the contract. */
function contentHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder).toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Writes the `package.json` of a compiled package, with the hash of its files. */
export function writeManifest(folder: string, manifest: Readonly<Record<string, unknown>>): void {
  const common = { type: 'module', contentHash: contentHash(folder) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, ...common }, null, 2)}\n`);
}

/** Packs a compiled package into a folder. Returns the path of the tarball. */
export function tarball(folder: string, to: string): string {
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', to], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [packed] = JSON.parse(said) as { filename: string }[];
  if (!packed) throw new Error(`npm pack made no tarball of ${folder}`);
  return join(to, packed.filename.replace('@', '').replace('/', '-'));
}
