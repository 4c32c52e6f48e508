import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHELL = [join(ROOT, 'tooling/build/cli.mjs'), 'shell'];
const REMOTE = [join(ROOT, 'tooling/remote-cli/main.ts'), 'build'];

interface Built {
  folder: string;
  seconds: number;
}

async function build(name: string): Promise<Built> {
  const started = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, name === 'host-shell' ? SHELL : REMOTE, {
    cwd: join(ROOT, name),
  });
  return { folder: stdout.trim().split('\n').at(-1) ?? '', seconds: (performance.now() - started) / 1000 };
}

/** Build time of each package, and with nothing changed. Throws if the same sources give other files the second time. */
export async function measureBuilds(say: Say): Promise<Section> {
  const packages = readdirSync(ROOT).filter(
    (name) => name === 'host-shell' || (name.startsWith('mfe-') && existsSync(join(ROOT, name, 'package.json'))),
  );
  const rows: string[][] = [];
  for (const name of packages) {
    say(name);
    const { folder } = await build(name);
    const released = () => readFileSync(join(folder, 'release.json'), 'utf8');
    const before = released();
    rmSync(folder, { recursive: true, force: true });
    const again = await build(name);
    if (released() !== before) throw new Error(`${folder}: the same sources gave other files the second time`);
    const unchanged = await build(name);
    rows.push([name, ...[again, unchanged].map(({ seconds }) => seconds.toFixed(1))]);
  }
  const text = `${machine()}

Seconds of \`npm run build\` for each package, one after the other, start of the process included. Releases are built without a cache, so
that the same sources give the same files. Unchanged: the sources are those of a build that is there.

${table(['package', 'built', 'unchanged'], rows)}`;
  return { title: 'Build time', text };
}
