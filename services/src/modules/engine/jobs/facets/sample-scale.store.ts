import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';
import { SAMPLED_SLOTS, SLOTS } from '../terms/sample-slots.ts';

/** Slots with fewer jobs say little about how full they are. */
const LEAST_JOBS = 1_000;

interface SampleSize {
  /** Number of open jobs, in the sample and outside. */
  jobs: number;
  /** Number of jobs of the sample in the first slots, by how many slots. */
  sums: readonly number[];
}

/** Counted again every five minutes, in one statement: jobs that come or go meanwhile change both numbers alike. */
const sampleSize = cachedRead({ ttlMs: 300_000 }, async (db): Promise<SampleSize> => {
  const { rows } = await sql<{ slot: number; jobs: number; all: number }>`
    select slot, count(*)::int as jobs, (select count(*)::int from job_search) as "all" from job_sample group by slot`.execute(
    db,
  );
  const bySlot = new Map(rows.map(({ slot, jobs }) => [slot, jobs]));
  const sums = [0];
  for (let slot = 0; slot < SAMPLED_SLOTS; slot++) sums.push((sums[slot] ?? 0) + (bySlot.get(slot) ?? 0));
  return { jobs: rows[0]?.all ?? 0, sums };
});

/**
 * How many jobs each job in the first slots of the sample stands for. Slots are filled by chance, so the first few, and the whole
 * sample of few jobs, can hold some percent fewer jobs than their share.
 */
export async function sampleScale(db: Database, slots: number): Promise<number> {
  const { jobs, sums } = await sampleSize(db);
  const held = sums[slots] ?? 0;
  return held < LEAST_JOBS ? SLOTS / slots : jobs / held;
}
