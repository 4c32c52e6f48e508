import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { runPeriodically } from '../periodic.ts';
import type { Database, Transaction } from './database.ts';

/**
 * Work that one process at a time does, for as long as it takes. A row with an expiry rather than a lock of the session:
 * it outlives a connection that breaks, and holds behind a pooler that hands connections on after each transaction.
 */
export interface Lease {
  /** False once another process has taken over, which it does when nothing was heard of this one until the lease ran out. */
  isHeld(): boolean;
  /** Throws LeaseLost when another process has taken over, and lets none do so until the transaction ends. */
  assertHeld(trx: Transaction): Promise<void>;
}

export class LeaseLost extends Error {
  constructor(name: string, cause?: unknown) {
    super(`Another process has taken over: ${name}. This one was not heard of for too long.`, { cause });
    this.name = 'LeaseLost';
  }
}

interface LeaseOptions {
  /** How long a process that died keeps others waiting. */
  leaseMs?: number;
}

interface WaitOptions extends LeaseOptions {
  /** Called once, when another process has the lease. */
  onWait?: (() => void) | undefined;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
}

const LEASE_MS = 20_000;
const LOOK_EVERY_MS = 250;

const until = (leaseMs: number) => sql<Date>`now() + make_interval(secs => ${leaseMs / 1000})`;

async function take(db: Database, name: string, holder: string, leaseMs: number): Promise<boolean> {
  const row = await db
    .insertInto('lease')
    .values({ name, holder, expires_at: until(leaseMs) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at: until(leaseMs) })
        .where('lease.expires_at', '<', sql<Date>`now()`),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

async function work<T>(
  db: Database,
  { name, holder, leaseMs }: { name: string; holder: string; leaseMs: number },
  run: (lease: Lease) => Promise<T>,
): Promise<T> {
  let isHeld = true;
  let notRenewed: unknown;
  const renew = async () => {
    const { numUpdatedRows } = await db
      .updateTable('lease')
      .set({ expires_at: until(leaseMs) })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) isHeld = false;
  };
  // Without the database nobody else can take it either; a later renewal tells.
  const renewing = runPeriodically({ everyMs: leaseMs / 4, run: renew, failed: (error) => (notRenewed = error) });
  try {
    return await run({
      isHeld: () => isHeld,
      async assertHeld(trx) {
        const { rows } = await sql`select 1 from lease where name = ${name} and holder = ${holder} for share`.execute(trx);
        if (rows.length === 0) throw new LeaseLost(name, notRenewed);
      },
    });
  } finally {
    await renewing.stop();
    // One that stays behind runs out by itself.
    await db
      .deleteFrom('lease')
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
      .catch(() => undefined);
  }
}

/** Runs the work once no other process does; one that died is waited for until its lease runs out. */
export async function withLease<T>(
  db: Database,
  name: string,
  run: (lease: Lease) => Promise<T>,
  { leaseMs = LEASE_MS, onWait, signal }: WaitOptions = {},
): Promise<T> {
  const holder = randomUUID();
  for (let tries = 0; !(await take(db, name, holder, leaseMs)); tries += 1) {
    signal?.throwIfAborted();
    if (tries === 0) onWait?.();
    await sleep(LOOK_EVERY_MS);
  }
  return work(db, { name, holder, leaseMs }, run);
}

/** Runs the work unless another process does. */
export async function unlessLeased(
  db: Database,
  name: string,
  run: (lease: Lease) => Promise<void>,
  { leaseMs = LEASE_MS }: LeaseOptions = {},
): Promise<void> {
  const holder = randomUUID();
  if (await take(db, name, holder, leaseMs)) await work(db, { name, holder, leaseMs }, run);
}

/** Ends every lease: for a server that nobody else can be using. */
export async function endLeases(db: Database): Promise<void> {
  await db.deleteFrom('lease').execute();
}
