import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preparing, REMOTE_CLI, ROOT, run } from './toolchain.mjs';
import { step } from './progress.mjs';

/** Builds the shell and the script for other sites, which live in this tree only. */
const SHELL_BUILD = join(ROOT, 'tooling', 'build', 'cli.mjs');

/** The packages that are built and released: the shell, every remote, and the script for other sites. */
export function releasedPackages() {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'package.json')));
  return [
    { name: 'host-shell', kind: 'shell' },
    ...remotes.map((name) => ({ name, kind: 'remote' })),
    { name: 'embed', kind: 'embed' },
  ];
}

/** Builds what changed, two packages at a time; returns the folder of each release. */
export const buildReleases = (tools) => preparing(() => build(tools));

async function build({ node, env }) {
  const folders = [];
  await step('Building shell and remotes', async () => {
    const queue = releasedPackages();
    const total = queue.length;
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const args = next.kind === 'remote' ? [REMOTE_CLI, 'build'] : [SHELL_BUILD, next.kind];
        const said = await run(node, args, { env, cwd: join(ROOT, next.name), quiet: true });
        const folder = said.trim().split('\n').at(-1) ?? '';
        if (!existsSync(join(folder, 'release.json')))
          throw new Error(`${next.name}: the build printed no release folder.\n${said}`);
        folders.push(folder);
        process.stdout.write(`  ${next.name} (${folders.length}/${total})\n`);
      }
    };
    await Promise.all([work(), work()]);
  });
  return folders;
}
