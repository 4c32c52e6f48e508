import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';

/** What is to be done now: events that were not handed on, and work that waits or runs, of the app's own queues. */
async function openWork(db: Database, but: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'event ' || topic as name from outbox where done_at is null
    union all
    select name from work.job
    where state in ('created', 'retry', 'active') and start_after <= now()
      and name <> 'dead-letters' and left(name, 2) <> '__'`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !but.includes(name));
}

/** Resolves once every event is handed on and everything done that was enqueued and is due, but for kinds nobody works on. */
export const workDone = (db: Database, but: readonly string[] = []): Promise<void> =>
  expect.poll(() => openWork(db, but), { timeout: 60_000, interval: 20 }).toEqual([]);
