import type { PgBoss, Queue, QueuePolicy, QueueResult } from 'pg-boss';
import type { WorkRules } from './work-kind.ts';

/** Queue of permanently failed work of every kind. */
export const DEAD_LETTERS = 'dead-letters';

const DAY_SECONDS = 86_400;
/** Dead letters, and work that no process takes, are deleted after this. */
const KEPT_SECONDS = 30 * DAY_SECONDS;
/** A process that sends no heartbeat for this long loses its work at the next supervision. */
const HEARTBEAT_SECONDS = 30;

const POLICIES = { queued: 'exclusive', running: 'singleton' } as const;

const policyOf = ({ onePerKey }: WorkRules): QueuePolicy => (onePerKey ? POLICIES[onePerKey] : 'standard');

const settingsOf = ({ retries, timeLimitSeconds, deadLetters }: WorkRules) =>
  ({
    retryLimit: retries.limit,
    retryDelay: retries.delaySeconds,
    retryDelayMax: retries.longestDelaySeconds,
    retryBackoff: true,
    expireInSeconds: timeLimitSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: KEPT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
    ...(deadLetters !== false && { deadLetter: DEAD_LETTERS }),
  }) satisfies Omit<Queue, 'name'>;

/** The queues that exist, by name. */
export async function existingQueues(boss: PgBoss): Promise<ReadonlyMap<string, QueueResult>> {
  return new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
}

/** Creates the queue of a kind unless it is `known`, and applies the settings of this release. */
export async function ensureQueue(boss: PgBoss, kind: WorkRules, known: QueueResult | undefined): Promise<void> {
  const settings = settingsOf(kind);
  if (!known) return boss.createQueue(kind.name, { ...settings, policy: policyOf(kind) });
  const isSame = Object.entries(settings).every(([name, value]) => known[name as keyof typeof settings] === value);
  if (!isSame) await boss.updateQueue(kind.name, settings);
}

export async function ensureDeadLetters(boss: PgBoss, known: QueueResult | undefined): Promise<void> {
  if (!known) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEPT_SECONDS, deleteAfterSeconds: DAY_SECONDS });
}
