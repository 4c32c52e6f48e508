import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '../ids/new-id.ts';
import { runPeriodically } from '../periodic.ts';
import type { Database, Transaction } from './database.ts';

/**
 * Long work that only one process at a time may do. A row with an expiry instead of a session lock:
 * it survives a broken connection, and works behind a pooler that reassigns connections after each transaction.
 */
export interface Lease {
  /** False once another process has taken over, because this one did not renew the lease in time. */
  isHeld(): boolean;
  /** Throws LeaseLost if another process has taken over; prevents that until the transaction ends. */
  assertHeld(trx: Transaction): Promise<void>;
}

export class LeaseLost extends Error {
  constructor(name: string, cause?: unknown) {
    super(`The lease '${name}' was taken over by another process: this one did not renew it in time.`, { cause });
    this.name = 'LeaseLost';
  }
}

interface LeaseOptions {
  /** Duration of a lease: how long a process that died keeps others waiting. */
  leaseMs?: number;
}

interface WaitOptions extends LeaseOptions {
  /** Called once if another process holds the lease. */
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
  // Without the database, no other process can take the lease either; a later renewal will show.
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
    // A lease that could not be released expires by itself.
    await db
      .deleteFrom('lease')
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
      .catch(() => undefined);
  }
}

/** Runs the work once no other process does; waits for the lease of a process that died to expire. */
export async function withLease<T>(
  db: Database,
  name: string,
  run: (lease: Lease) => Promise<T>,
  { leaseMs = LEASE_MS, onWait, signal }: WaitOptions = {},
): Promise<T> {
  const holder = newId();
  for (let tries = 0; !(await take(db, name, holder, leaseMs)); tries += 1) {
    signal?.throwIfAborted();
    if (tries === 0) onWait?.();
    await sleep(LOOK_EVERY_MS);
  }
  return work(db, { name, holder, leaseMs }, run);
}

/** Runs the work unless another process does; undefined if one does. */
export async function unlessLeased<T>(
  db: Database,
  name: string,
  run: (lease: Lease) => Promise<T>,
  { leaseMs = LEASE_MS }: LeaseOptions = {},
): Promise<T | undefined> {
  const holder = newId();
  return (await take(db, name, holder, leaseMs)) ? work(db, { name, holder, leaseMs }, run) : undefined;
}

/** Deletes leases that processes left when they died, and that nobody has taken since. */
export async function forgetLeases(db: Database): Promise<void> {
  await db
    .deleteFrom('lease')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** Ends every lease: for a server that no other process can be using. */
export async function endLeases(db: Database): Promise<void> {
  await db.deleteFrom('lease').execute();
}
