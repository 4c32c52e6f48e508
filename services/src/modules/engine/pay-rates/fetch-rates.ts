import { z } from 'zod';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { FetchError, safeFetch } from '../../../platform/net/index.ts';
import type { Services } from '../../../platform/module.ts';
import { currentRates, saveRates, storedRates } from './pay-rates.store.ts';
import { readRatesTable, worthIn, type RatesTable } from './rates-table.ts';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 500_000;
/** A table is published once a day. */
const FETCH_EVERY_MS = 12 * 3_600_000;
/** A currency seldom moves by more; a table in which most do is upside down or in another unit. */
const MOST_MOVE = 2;

/** Why a table is not used; the message is for the operator. */
class RatesRefused extends Error {
  constructor(url: string, reason: string, options?: ErrorOptions) {
    super(`The exchange rates of ${url} are not used, and the ones before stay: ${reason}`, options);
    this.name = 'RatesRefused';
  }
}

/** A reason not to use a table; undefined for a valid one. */
function mistakeIn(table: RatesTable, current: RatesTable, now: Date): string | undefined {
  if (Date.parse(table.date) > now.getTime() + DAY_MS) return `its date ${table.date} is in the future.`;
  if (table.date < current.date) return `its date ${table.date} is before that of the current table, ${current.date}.`;
  const [before, after] = [worthIn(current, 'USD'), worthIn(table, 'USD')];
  const moves = [...before].flatMap(([code, worth]) => {
    const other = after.get(code);
    return code === 'USD' || other === undefined ? [] : [Math.max(other / worth, worth / other)];
  });
  if (moves.length === 0) return 'it has no rate for US dollars, or for no other currency.';
  const middle = moves.toSorted((one, other) => one - other)[Math.floor(moves.length / 2)] ?? 1;
  return middle > MOST_MOVE ? 'most currencies differ from the current table by more than a factor of two.' : undefined;
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Fetches the operator's table and stores it. Throws RatesRefused for one that cannot be used; the one before stays. */
async function fetchRates({ db, now }: Pick<Services, 'db' | 'now'>, url: string): Promise<void> {
  try {
    // The operator chose the address, which may be a private one.
    const response = await safeFetch(url, {
      headers: { accept: 'application/json' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      allowPrivate: true,
    });
    const text = Buffer.concat(await response.body.toArray()).toString();
    if (response.status !== 200) throw new RatesRefused(url, `it responded with status ${response.status}.`);
    const contents: unknown = JSON.parse(text);
    const table = readRatesTable(contents, new URL(url).host);
    const mistake = mistakeIn(table, await currentRates(db), now());
    if (mistake !== undefined || !isTable(contents)) throw new RatesRefused(url, mistake ?? 'it is no table.');
    await saveRates(db, { source: table.source, ...contents }, now());
  } catch (error) {
    if (error instanceof z.ZodError) throw new RatesRefused(url, z.prettifyError(error), { cause: error });
    if (error instanceof SyntaxError) throw new RatesRefused(url, 'it is not JSON.', { cause: error });
    if (error instanceof FetchError) throw new RatesRefused(url, error.message, { cause: error });
    throw error;
  }
}

/** Fetches the operator's table, unless the last one was fetched within half a day. */
export async function fetchDueRates(services: Pick<Services, 'db' | 'now'>, url: string): Promise<void> {
  const stored = await storedRates(services.db);
  if (stored && services.now().getTime() - stored.fetchedAt.getTime() < FETCH_EVERY_MS) return;
  await fetchRates(services, url);
}
