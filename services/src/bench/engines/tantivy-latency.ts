// Measures the searches of search-queries.ts on Tantivy, over the jobs of our database: `--runs N`. Prints `null` if it is not installed.
import { measure, type Latency } from '../latency.ts';
import { MIXED_KINDS, mixedSearch, SEARCH_KINDS, type SearchKind } from '../search-queries.ts';
import { jobsForEngine } from './engine-jobs.store.ts';
import { folderMegabytes } from './folder-megabytes.ts';
import { measureEngine } from './measure-engine.ts';
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

await measureEngine(await tantivyVersion(), async ({ version, db, folder, runs }): Promise<TantivyLatency> => {
  const start = performance.now();
  const tantivy = await startTantivy(folder, jobsForEngine(db));
  const loaded = Math.round((performance.now() - start) / 1000);
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
});
