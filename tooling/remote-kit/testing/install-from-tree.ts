import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const TREE = resolve(import.meta.dirname, '../../..');
/** Whose installed packages a project has. */
const INSTALLED_FOR = ['mfe-jobs', 'shared-ui', 'shared-contracts', 'tooling'];
const TOOLS: Readonly<Record<string, string>> = { tsc: 'mfe-jobs', vitest: 'mfe-jobs', 'playwright-core': 'tooling' };
const OF_KIT = ['shared-contracts', 'shared-ui', 'remote-cli'];

/** Names of the packages in a `node_modules`, with their scope. */
const packagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '@hirehq')
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name]));

function unpack(kit: string, name: string, into: string): void {
  const tarball = readdirSync(kit).find((file) => file.startsWith(`hirehq-${name}-`) && file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`${kit} has no ${name}`);
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xzf', join(kit, tarball), '-C', into, '--strip-components=1']);
}

/**
 * Gives a project its packages without a registry: those of a kit as they are in its tarballs, and links to the ones that the tree has
 * installed.
 */
export function installFromTree(project: string, kit: string): void {
  const modules = join(project, 'node_modules');
  for (const owner of INSTALLED_FOR) {
    const installed = join(TREE, owner, 'node_modules');
    for (const name of packagesIn(installed)) {
      if (existsSync(join(modules, name))) continue;
      mkdirSync(join(modules, name, '..'), { recursive: true });
      symlinkSync(join(installed, name), join(modules, name), 'dir');
    }
  }
  for (const name of OF_KIT) unpack(kit, name, join(modules, '@hirehq', name));
  const bin = join(modules, '.bin');
  mkdirSync(bin);
  for (const [tool, owner] of Object.entries(TOOLS)) symlinkSync(join(TREE, owner, 'node_modules/.bin', tool), join(bin, tool));
  symlinkSync('../@hirehq/remote-cli/remote-cli/main.js', join(bin, 'hirehq-remote'));
  chmodSync(join(bin, 'hirehq-remote'), 0o755);
}
