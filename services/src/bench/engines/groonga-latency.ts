// Measures the searches of search-queries.ts on Groonga, over the jobs of our database: `--runs N`. Prints `null` if it is not installed.
import { foldText } from '../../modules/engine/skills/index.ts';
import { centreOf, jobsForEngine } from './engine-jobs.store.ts';
import { folderMegabytes } from './folder-megabytes.ts';
import { groongaVersion, loadGroonga, startGroonga } from './groonga.ts';
import { measureEngine } from './measure-engine.ts';
import { measure, type Latency } from '../latency.ts';
import { placeKeyOf } from '../../modules/engine/jobs/index.ts';
import { SEARCH_KINDS } from '../search-queries.ts';

interface GroongaLatency {
  version: string;
  /** Seconds from the first job to the last index. */
  loaded: number;
  megabytes: number;
  kinds: Record<string, Latency>;
}

/** Kinds that need features that Groonga lacks: spelling correction, synonyms. */
const OURS_ALONE = new Set(['mistyped keyword', 'keyword with synonyms']);

await measureEngine(await groongaVersion(), async ({ version, db, folder, runs }): Promise<GroongaLatency> => {
  const start = performance.now();
  await loadGroonga(folder, jobsForEngine(db));
  const loaded = Math.round((performance.now() - start) / 1000);
  const groonga = await startGroonga(folder);
  const kinds: Record<string, Latency> = {};
  try {
    for (const kind of SEARCH_KINDS.filter(({ name }) => !OURS_ALONE.has(name))) {
      const asked = await Promise.all(
        kind.filters.map(async (filter) => ({
          filter,
          place: {
            placeKey: placeKeyOf(filter),
            centre: filter.radiusKm && filter.city ? await centreOf(db, foldText(filter.city)) : undefined,
          },
        })),
      );
      kinds[kind.name] = await measure(
        async (turn) => {
          const variant = asked[turn % asked.length];
          if (variant) await groonga.select(variant.filter, kind, variant.place);
        },
        { runs, variants: asked.length },
      );
    }
  } finally {
    await groonga.stop();
  }
  return { version, loaded, megabytes: await folderMegabytes(folder), kinds };
});
