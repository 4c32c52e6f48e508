import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** Builds shell and remotes as one bundle, for comparison with federation; returns its release folder. */
export async function buildComparisonBundle(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'tooling/build/cli.mjs'), 'bundle'], {
    cwd: join(ROOT, 'host-shell'),
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}
