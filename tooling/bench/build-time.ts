import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './keep-section.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'tooling/build/cli.mjs');

interface Built {
  folder: string;
  seconds: number;
}

async function build(name: string): Promise<Built> {
  const started = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, name === 'host-shell' ? 'shell' : 'remote'], {
    cwd: join(ROOT, name),
  });
  return { folder: stdout.trim().split('\n').at(-1) ?? '', seconds: (performance.now() - started) / 1000 };
}

/** Build time of each package: without a cache, with the cache of an earlier build, and with nothing changed. */
export async function measureBuilds(say: Say): Promise<Section> {
  const packages = readdirSync(ROOT).filter(
    (name) => name === 'host-shell' || (name.startsWith('mfe-') && existsSync(join(ROOT, name, 'package.json'))),
  );
  const rows: string[][] = [];
  for (const name of packages) {
    say(name);
    const { folder } = await build(name);
    const forget = (path: string) => rmSync(path, { recursive: true, force: true });
    forget(folder);
    forget(join(ROOT, name, '.cache'));
    const cold = await build(name);
    forget(folder);
    const warm = await build(name);
    const unchanged = await build(name);
    rows.push([
      name,
      ...[cold, warm, unchanged].map(({ seconds }) => seconds.toFixed(1)),
      `${(warm.seconds / cold.seconds).toFixed(2)}×`,
    ]);
  }
  const text = `${machine()}

Seconds of \`hirehq-build\` for each package, one after the other, start of the process included. Cold: no cache. Warm: the cache of the build
before, nothing else. Unchanged: the sources are those of a build that is there.

${table(['package', 'cold', 'warm', 'unchanged', 'warm against cold'], rows)}`;
  return { title: 'Build time', text };
}
