import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';

interface WorkDoneOptions {
  /** Kinds of work that no process of the test runs. */
  but?: readonly string[];
  /** Waits for retries that are not due yet, too. */
  withRetries?: boolean;
}

/** Names of events that were not handed on, and of work of the app's own queues that waits or runs. */
async function openWork(db: Database, { but = [], withRetries = false }: WorkDoneOptions): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'event ' || topic as name from outbox where done_at is null
    union all
    select name from work.job
    where state in ('created', 'retry', 'active') and (start_after <= now() or (${withRetries} and state = 'retry'))
      and name <> 'dead-letters' and left(name, 2) <> '__'`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !but.includes(name));
}

/** Resolves once every event is handed on, and all work that is due is done. */
export const workDone = (db: Database, options: WorkDoneOptions = {}): Promise<void> =>
  expect.poll(() => openWork(db, options), { timeout: 60_000, interval: 20 }).toEqual([]);
