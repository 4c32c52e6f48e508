import type { SetRecord } from '@hirehq/shared-contracts/delivery';
import { encodeCursor } from '../../../../platform/ids/cursor.ts';
import type { Services } from '../../../../platform/module.ts';
import { readNumberCursor } from '../number-cursor.ts';
import { setRecord } from './set-record.ts';
import { findSet, listSets, liveSequence } from './sets.store.ts';

/** Release sets, newest first, in pages. */
export async function pageOfSets(
  { db }: Pick<Services, 'db'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: SetRecord[]; nextCursor: string | null }> {
  const rows = await listSets(db, { before: readNumberCursor(cursor), limit: limit + 1 });
  const live = await liveSequence(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => setRecord(row, live)),
    nextCursor: rows.length > limit && last ? encodeCursor([last.sequence]) : null,
  };
}

/** The newest set before this one. */
export async function setBefore({ db }: Pick<Services, 'db'>, sequence: number): Promise<SetRecord | undefined> {
  const [row] = await listSets(db, { before: sequence, limit: 1 });
  return row && setRecord(row, await liveSequence(db));
}

/** The live version of a remote; undefined if it has none. */
export async function liveVersionOf({ db }: Pick<Services, 'db'>, remote: string): Promise<string | undefined> {
  const set = await findSet(db, await liveSequence(db));
  return set?.members[remote]?.version;
}
