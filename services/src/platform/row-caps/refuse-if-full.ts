import { lockSubject } from '../database/advisory-locks.ts';
import type { Transaction } from '../database/database.ts';
import { Refusal } from '../refusals/refusal.ts';
import { ROW_CAPS, type RefusingCap, type RowCap, type RowCapName } from './row-caps.ts';
import { countCapped, type CapOwner } from './row-caps.store.ts';

/**
 * How many rows may still be added. Nobody else adds rows of this owner and cap until the transaction ends, so rows are added and
 * counted in one transaction that calls this first. Takes an advisory lock: call it before any row is locked.
 */
export async function roomUnder(trx: Transaction, name: RowCapName, of: CapOwner): Promise<number> {
  const { most, space }: RowCap = ROW_CAPS[name];
  await (space ? lockSubject(trx, space, of.owner) : lockSubject(trx, 'rowCap', `${name} ${of.owner}`));
  return most - (await countCapped(trx, name, of));
}

/** Refuses to add rows that do not fit: one, if not said otherwise. `adding` is called while nobody else adds any. */
export async function refuseIfFull(
  trx: Transaction,
  name: RefusingCap,
  of: CapOwner,
  adding: () => Promise<number> = async () => 1,
): Promise<void> {
  const room = await roomUnder(trx, name, of);
  const added = await adding();
  if (added === 0 || added <= room) return;
  throw refusalAt(name);
}

/** What refuses one row more than a cap allows. */
export function refusalAt(name: RefusingCap): Refusal {
  const { code, ...details }: Exclude<RowCap['full'], 'OLDEST_GO'> = ROW_CAPS[name].full;
  return new Refusal(code, details);
}

/** How many of the oldest rows must go before one more is added. */
export async function surplusUnder(trx: Transaction, name: Exclude<RowCapName, RefusingCap>, of: CapOwner): Promise<number> {
  return Math.max(0, 1 - (await roomUnder(trx, name, of)));
}
