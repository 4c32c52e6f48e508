/** Slots that jobs fall into at random (`job_slot`); the first of them are kept in `job_sample`. */
export const SLOTS = 4096;
export const SAMPLED_SLOTS = 512;

/** How many slots have about `wanted` of all jobs; undefined if that is more than the sample keeps. */
export function slotsOfJobs(wanted: number, jobs: number): number | undefined {
  const slots = Math.ceil((wanted / Math.max(jobs, 1)) * SLOTS);
  return slots > SAMPLED_SLOTS ? undefined : slots;
}
