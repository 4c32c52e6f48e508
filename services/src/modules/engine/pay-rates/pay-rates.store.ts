import { cachedRead } from '../../../platform/caching/cached-read.ts';
import { jsonb, type Database } from '../../../platform/database/database.ts';
import { readRatesTable, SHIPPED_RATES, type RatesTable } from './rates-table.ts';

/** What the operator's address returned last; undefined before the first time. */
export async function storedRates(db: Database): Promise<{ contents: object; fetchedAt: Date } | undefined> {
  const row = await db.selectFrom('pay_rates').select(['contents', 'fetched_at']).executeTakeFirst();
  return row && { contents: row.contents, fetchedAt: row.fetched_at };
}

/** Stores a table that is valid. Other processes use it within half a minute. */
export async function saveRates(db: Database, contents: object, fetchedAt: Date): Promise<void> {
  const row = { contents: jsonb(contents), fetched_at: fetchedAt };
  await db
    .insertInto('pay_rates')
    .values({ is_only: true, ...row })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
  currentRates.clear(db);
}

/** Returns to the table that the platform ships with. */
export async function removeRates(db: Database): Promise<void> {
  await db.deleteFrom('pay_rates').execute();
  currentRates.clear(db);
}

/** The table by which pay is compared: the operator's, else the one that the platform ships with. Cached for half a minute. */
export const currentRates = cachedRead({ ttlMs: 30_000 }, async (db): Promise<RatesTable> => {
  const stored = await storedRates(db);
  return stored ? readRatesTable(stored.contents, '') : SHIPPED_RATES;
});
