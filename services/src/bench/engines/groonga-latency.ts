// Measures the searches of search-queries.ts on Groonga, over the jobs of our database: `--runs N`. Prints `null` if it is not installed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foldText } from '../../modules/engine/skills/index.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { centreOf, jobsForEngine } from './engine-jobs.store.ts';
import { folderMegabytes } from './folder-megabytes.ts';
import { groongaVersion, loadGroonga, startGroonga } from './groonga.ts';
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

const { values } = parseArgs({ options: { runs: { type: 'string', default: '60' } } });

async function measureGroonga(version: string): Promise<GroongaLatency> {
  const { db, close } = await openDatabase(readConfig(process.env));
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-groonga-'));
  try {
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
          { runs: Number(values.runs), variants: asked.length },
        );
      }
    } finally {
      await groonga.stop();
    }
    return { version, loaded, megabytes: await folderMegabytes(folder), kinds };
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

const version = await groongaVersion();
const measured = version === undefined ? null : await measureGroonga(version);
process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
