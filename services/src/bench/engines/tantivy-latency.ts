// Measures the searches of search-queries.ts on Tantivy, over the jobs of our database: `--runs N`. Prints `null` if it is not installed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { measure, type Latency } from '../latency.ts';
import { MIXED_KINDS, mixedSearch, SEARCH_KINDS, type SearchKind } from '../search-queries.ts';
import { jobsForEngine } from './engine-jobs.store.ts';
import { folderMegabytes } from './folder-megabytes.ts';
import { startTantivy, tantivyVersion } from './tantivy.ts';
import { measureTogether, type Together } from './together.ts';

interface TantivyLatency {
  version: string;
  /** Seconds from the first job to the last index. */
  loaded: number;
  megabytes: number;
  kinds: Record<string, Latency>;
  together: Together;
}

/** Kinds that it can be asked: its package has no distances, synonyms or currencies, and later pages cost it the same. */
const CAN = ({ name, page }: SearchKind): boolean =>
  page === 1 &&
  !['keyword with synonyms', 'place with radius', 'keyword around a place', 'pay in a currency', 'rare keyword'].includes(name);

const { values } = parseArgs({ options: { runs: { type: 'string', default: '60' } } });

async function measureTantivy(version: string): Promise<TantivyLatency> {
  const { db, close } = await openDatabase(readConfig(process.env));
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-tantivy-'));
  const start = performance.now();
  const loading = startTantivy(folder, jobsForEngine(db));
  try {
    const tantivy = await loading;
    const loaded = Math.round((performance.now() - start) / 1000);
    const runs = Number(values.runs);
    const kinds: Record<string, Latency> = {};
    try {
      for (const kind of SEARCH_KINDS.filter(CAN))
        kinds[kind.name] = await measure(
          async (turn) => {
            const filter = kind.filters[turn % kind.filters.length];
            if (filter) await tantivy.select(filter, kind);
          },
          { runs, variants: kind.filters.length },
        );
      const together = await measureTogether(
        (turn) => {
          const { filter, kind } = mixedSearch(turn);
          return tantivy.select(filter, kind);
        },
        { runs: runs * MIXED_KINDS.length, atOnce: 8 },
      );
      return { version, loaded, megabytes: await folderMegabytes(folder), kinds, together };
    } finally {
      await tantivy.stop();
    }
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

const version = await tantivyVersion();
const measured = version === undefined ? null : await measureTantivy(version);
process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
