import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './preset.ts';
import { WaitingFirst } from './waiting-first.ts';

const ROOT = process.cwd();

/** Every package's tests in one run: one pool of workers, one report. Run with `--root` at the top of the tree. */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: WaitingFirst },
    passWithNoTests: true,
    projects: readdirSync(ROOT)
      .filter((folder) => existsSync(join(ROOT, folder, 'vitest.config.ts')))
      .map((folder) => join(ROOT, folder)),
  },
});
