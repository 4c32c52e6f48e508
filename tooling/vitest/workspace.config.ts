import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { WORKERS, type PackageConfig } from './preset.ts';
import { WaitingFirst } from './waiting-first.ts';

const ROOT = process.cwd();
const CONFIG = 'vitest.config.ts';

/**
 * One project for packages with the same vitest.config.ts: a worker belongs to a project, and imports what these packages share
 * once.
 */
async function projectOf(folders: readonly string[]): Promise<TestProjectConfiguration> {
  const [first = ''] = folders;
  if (folders.length === 1) return join(ROOT, first);
  const { default: config } = (await import(pathToFileURL(join(ROOT, first, CONFIG)).href)) as { default: PackageConfig };
  const include = folders.flatMap((folder) => config.test.include.map((pattern) => `${folder}/${pattern}`));
  return { root: ROOT, test: { ...config.test, name: folders.join(' '), include } };
}

const packages = readdirSync(ROOT).filter((folder) => existsSync(join(ROOT, folder, CONFIG)));
const alike = Map.groupBy(packages, (folder) => readFileSync(join(ROOT, folder, CONFIG), 'utf8'));

/** Every package's tests in one run: one pool of workers, one report. Run with `--root` at the top of the tree. */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: WaitingFirst },
    passWithNoTests: true,
    projects: await Promise.all([...alike.values()].map(projectOf)),
  },
});
