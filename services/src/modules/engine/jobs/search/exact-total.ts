import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../../platform/database/database.ts';
import { countMatches } from '../facets/search-counts.store.ts';
import { searchUnderWay } from './search-jobs.ts';

/** How many jobs the list of a filter has, counted one by one however many they are: what its estimated total is measured against. */
export async function exactTotal(db: Database, filter: JobFilter, now: Date): Promise<number> {
  return (await countMatches(await searchUnderWay(db, filter, now), undefined)).total;
}
