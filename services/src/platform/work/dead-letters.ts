import type { CommandResponse, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { DEAD_LETTERS } from './queues.ts';

export interface DeadLetter {
  id: string;
  /** The kind of work. */
  kind: string;
  payload: unknown;
  diedAt: Date;
  attempts: number;
  reason: string;
}

/** Work that failed for good. */
export interface DeadLetters {
  /** Oldest first; of one kind only, if given. */
  list(kind?: string): Promise<DeadLetter[]>;
  /** Queues them again, with all retries. Returns the number of those that existed. */
  retry(ids: readonly string[]): Promise<number>;
  discard(ids: readonly string[]): Promise<number>;
}

const messageSchema = z.object({ message: z.string() });
/** What pg-boss stores of a failure: an error, or its own text in `value`. */
const outputSchema = z.union([messageSchema, z.object({ value: messageSchema }).transform(({ value }) => value)]);

/** The error message of failed work. */
export const reasonOf = (output: unknown): string => outputSchema.safeParse(output).data?.message ?? 'Unknown reason.';

/** The number of affected entries; pg-boss returns it, but its types do not declare it. */
export const affectedBy = (response: CommandResponse): number => (response as { affected?: number }).affected ?? 0;

export function createDeadLetters(boss: PgBoss, open: () => Promise<unknown>): DeadLetters {
  return {
    async list(kind) {
      await open();
      const jobs = await boss.findJobs(DEAD_LETTERS, { queued: true });
      return jobs
        .toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime())
        .filter(({ sourceName }) => kind === undefined || sourceName === kind)
        .map((job) => ({
          id: job.id,
          kind: job.sourceName ?? '',
          payload: job.data,
          diedAt: job.createdOn,
          attempts: (job.sourceRetryCount ?? 0) + 1,
          reason: reasonOf(job.sourceOutput),
        }));
    },
    async retry(ids) {
      await open();
      return ids.length === 0 ? 0 : boss.redrive(DEAD_LETTERS, { ids: [...ids], limit: ids.length });
    },
    async discard(ids) {
      await open();
      return ids.length === 0 ? 0 : affectedBy(await boss.deleteJob(DEAD_LETTERS, [...ids]));
    },
  };
}
