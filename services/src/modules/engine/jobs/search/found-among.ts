import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../../platform/database/database.ts';
import { matchesAmong } from './found-among.store.ts';
import { searchUnderWay } from './search-jobs.ts';

/** Those of the jobs that are in the list for a filter, in the order given. Remote work counts wherever it may be done from. */
export async function foundAmong(
  db: Database,
  { filter, ids, now }: { filter: JobFilter; ids: readonly string[]; now: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await matchesAmong(await searchUnderWay(db, filter, now), ids);
  return ids.filter((id) => found.has(id));
}
