import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { UNITS_PER_YEAR } from '@hirehq/shared-contracts/codes';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { placeKeyOf } from '../../modules/engine/jobs/index.ts';
import type { EngineJob } from './engine-jobs.store.ts';
import type { SearchKind } from '../search-queries.ts';

const PROGRAM = join(import.meta.dirname, 'tantivy_engine.py');

/** The version of its Python package; undefined if it is not installed. */
export async function tantivyVersion(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('python3', [
      '-c',
      'import importlib.metadata as m, tantivy; print(m.version("tantivy"))',
    ]);
    return stdout.trim();
  } catch {
    return undefined;
  }
}

export interface RunningTantivy {
  /** A page with its rows, the total and counts by facet; returns the total. */
  select(filter: JobFilter, kind: Pick<SearchKind, 'sort' | 'name'>): Promise<number>;
  stop(): Promise<void>;
}

type Response = { id: number; total: number } | { id: number; error: string };

const queryOf = (filter: JobFilter, { sort, name }: Pick<SearchKind, 'sort' | 'name'>) => ({
  words: filter.keyword ?? '',
  title: filter.jobTitle ?? '',
  skills: filter.skills ?? [],
  place: placeKeyOf(filter) ?? null,
  employment: filter.employmentTypes ?? [],
  mode: filter.workModes ?? [],
  pay: filter.payMin ? filter.payMin * UNITS_PER_YEAR[filter.payUnit ?? 'YEAR'] : null,
  newest: sort === 'NEWEST',
  corrects: name === 'mistyped keyword',
});

/** Loads the jobs into an index in the folder, and runs searches on it: as many at once as are asked, on eight threads. */
export async function startTantivy(folder: string, jobs: AsyncIterable<EngineJob>): Promise<RunningTantivy> {
  const child = spawn('python3', [PROGRAM, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map<number, { resolve: (total: number) => void; reject: (error: Error) => void }>();
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    const error = new Error(`Tantivy ended with ${String(code)}.`);
    for (const { reject } of waiting.values()) reject(error);
    throw error;
  });
  failed.catch(() => undefined);
  const loaded = once(lines, 'line');
  for await (const job of jobs)
    if (!child.stdin.write(`${JSON.stringify(job)}\n`)) await Promise.race([once(child.stdin, 'drain'), failed]);
  child.stdin.write('\n');
  await Promise.race([loaded, failed]);
  lines.on('line', (line) => {
    const response = JSON.parse(line) as Response;
    const asked = waiting.get(response.id);
    waiting.delete(response.id);
    if ('error' in response) asked?.reject(new Error(response.error));
    else asked?.resolve(response.total);
  });
  let last = 0;
  return {
    select(filter, kind) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        child.stdin.write(`${JSON.stringify({ id, ...queryOf(filter, kind) })}\n`);
      });
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
