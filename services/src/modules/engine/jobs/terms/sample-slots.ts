/** Slots that jobs fall into at random (`job_slot`); the first of them are kept in `job_sample`. */
export const SLOTS = 4096;
export const SAMPLED_SLOTS = 512;
