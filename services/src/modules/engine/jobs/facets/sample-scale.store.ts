import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { cachedRead } from '../../../../platform/cached-read.ts';
import { SAMPLED_SLOTS, SLOTS } from '../terms/sample-slots.ts';

/** Slots with fewer jobs say little about how full they are. */
const LEAST_JOBS = 1_000;

/** Number of jobs of the sample in the first slots, by how many slots; counted again every five minutes. */
const jobsInSlots = cachedRead({ ttlMs: 300_000 }, async (db): Promise<number[]> => {
  const { rows } = await sql<{ slot: number; jobs: number }>`
    select slot, count(*)::int as jobs from job_sample group by slot`.execute(db);
  const bySlot = new Map(rows.map(({ slot, jobs }) => [slot, jobs]));
  const sums = [0];
  for (let slot = 0; slot < SAMPLED_SLOTS; slot++) sums.push((sums[slot] ?? 0) + (bySlot.get(slot) ?? 0));
  return sums;
});

/**
 * How many jobs each job in the first slots of the sample stands for. Slots are filled by chance, so the first few can hold some percent
 * fewer jobs than their share.
 */
export async function sampleScale(db: Database, slots: number): Promise<number> {
  const sums = await jobsInSlots(db);
  const held = sums[slots] ?? 0;
  return held < LEAST_JOBS ? SLOTS / slots : ((sums[SAMPLED_SLOTS] ?? 0) / held) * (SLOTS / SAMPLED_SLOTS);
}
