import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Say } from './write-section.ts';

export const JOBS = 1_000_000;
const SERVICES = join(import.meta.dirname, '../../services/src');

const count = (value: number) => value.toLocaleString('en-US');

/** Runs a script of the services on a data folder; returns what it prints. */
export async function runIn(data: string, script: string, ...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(SERVICES, script), ...options], {
    env: { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data },
    maxBuffer: 2 ** 24,
  });
  return stdout;
}

/**
 * Creates a million jobs in a data folder and removes it after `work`. HIREHQ_BENCH_MILLION names a folder to keep for the next
 * run; if it already has jobs, it is used unchanged, and `seconds` is undefined.
 */
export async function withMillionJobs<T>(
  say: Say,
  work: (made: { data: string; seconds: number | undefined }) => Promise<T>,
): Promise<T> {
  const kept = process.env['HIREHQ_BENCH_MILLION'];
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'hirehq-million-')));
  try {
    await mkdir(data, { recursive: true });
    await chmod(data, 0o711);
    say(`creating ${count(JOBS)} jobs in ${data}`);
    const start = performance.now();
    const said = await runIn(data, 'commands/seed-demo-data.ts', '--jobs', String(JOBS));
    const seconds = said.includes('Making') ? Math.round((performance.now() - start) / 1000) : undefined;
    if (seconds) say(`created in ${count(seconds)} s, ${count(Math.round(JOBS / seconds))} per second`);
    return await work({ data, seconds });
  } finally {
    if (!kept) await rm(data, { recursive: true, force: true });
  }
}
