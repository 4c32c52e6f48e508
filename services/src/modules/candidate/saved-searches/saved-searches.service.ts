import type { ChangeSavedSearchInput, SaveSearchInput } from '@hirehq/shared-contracts/graphql/types';
import { namedSearch, searchChanges } from '@hirehq/shared-contracts/inputs';
import type { Locale } from '@hirehq/shared-contracts/page';
import { jobSearchQuery, parseJobSearch } from '@hirehq/shared-contracts/routes';
import { newId } from '../../../platform/ids/new-id.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { refusalAt, roomUnder } from '../../../platform/row-caps/refuse-if-full.ts';
import { expectedOf, isExpected } from '../../../platform/versions/expected-version.ts';
import { zoneOf } from '../notifications/index.ts';
import { nextAlertAt } from './next-alert.ts';
import { savedSearchResponse } from './saved-search-response.ts';
import {
  deleteSavedSearch,
  lockedSavedSearch,
  insertSavedSearch,
  savedSearchesOf,
  seeSearchOf,
  updateSavedSearch,
  type SavedSearchRow,
} from './saved-searches.store.ts';

const MAX_QUERY = 4000;

const notValid = (message: string): Refusal => new Refusal('VALIDATION_FAILED', { message });
const notThere = (): Refusal => new Refusal('NOT_FOUND', { message: 'This saved search no longer exists.' });
const stale = (held: SavedSearchRow): Refusal => new Refusal('STALE', { current: savedSearchResponse(held) });

const byNumberOrName = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;

/** Normalises a search query, without the sort order and the parameters that only trigger a search. */
function normalised(query: string): string {
  const { triggerSearch: _, sort: __, ...search } = parseJobSearch(new URLSearchParams(query));
  const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted(byNumberOrName) : value);
  return jobSearchQuery(Object.fromEntries(Object.entries(search).map(([key, value]) => [key, inOrder(value)])));
}

/** Saves a search; saving the same one again returns the existing one unchanged. */
export async function saveSearch(
  { db, now }: Services,
  candidateId: string,
  input: SaveSearchInput,
  locale: Locale,
): Promise<SavedSearchRow> {
  const { name } = readInput(namedSearch, input);
  const query = input.query.length <= MAX_QUERY ? normalised(input.query) : '';
  if (!query) throw notValid('Enter a search term or set a filter before you save the search.');
  return db.transaction().execute(async (trx) => {
    const at = now();
    // Held before the search is looked for, so that of one search saved twice at once one is stored.
    const room = await roomUnder(trx, 'savedSearches', { owner: candidateId, now: at });
    const known = (await savedSearchesOf(trx, candidateId)).find((row) => row.query === query);
    if (known) return known;
    if (room < 1) throw refusalAt('savedSearches');
    const id = newId();
    return insertSavedSearch(trx, {
      id,
      candidate_id: candidateId,
      name,
      query,
      alerts: input.alerts,
      locale,
      created_at: at,
      next_alert_at: nextAlertAt({
        frequency: input.alerts,
        zone: await zoneOf(trx, candidateId),
        after: at,
        id,
      }),
    });
  });
}

/** Changes what the input contains, of an expected version. */
export async function changeSavedSearch(
  { db, now }: Services,
  candidateId: string,
  input: ChangeSavedSearchInput,
): Promise<SavedSearchRow> {
  const name = readInput(searchChanges, input).name ?? undefined;
  if (!isUuid(input.id)) throw notThere();
  return db.transaction().execute(async (trx) => {
    const held = await lockedSavedSearch(trx, candidateId, input.id);
    if (!held) throw notThere();
    if (!isExpected(held.version, expectedOf(input.version))) throw stale(held);
    const alerts = input.alerts && input.alerts !== held.alerts ? input.alerts : undefined;
    if (name === undefined && !alerts) return held;
    const at = now();
    return updateSavedSearch(trx, held.id, {
      ...(name !== undefined && { name }),
      ...(alerts && {
        alerts,
        next_alert_at: nextAlertAt({ frequency: alerts, zone: await zoneOf(trx, candidateId), after: at, id: held.id }),
        // Jobs added while alerts were off are not reported as new.
        ...(held.alerts === 'NEVER' && { covered_at: at }),
      }),
    });
  });
}

/** Records that the candidate has viewed a list of jobs; returns whether its search is saved. */
export async function seeJobList({ db, now }: Services, candidateId: string, query: string): Promise<boolean> {
  if (query.length > MAX_QUERY) throw notValid(`Send a query string of at most ${MAX_QUERY} characters.`);
  const searched = normalised(query);
  return searched !== '' && seeSearchOf(db, { candidateId, query: searched, at: now() });
}

/** Removes a saved search of an expected version; succeeds if it does not exist. */
export async function removeSavedSearch(
  { db }: Services,
  candidateId: string,
  { id, version }: { id: string; version?: string | null | undefined },
): Promise<void> {
  if (!isUuid(id)) throw notValid('Send the id of a saved search.');
  await db.transaction().execute(async (trx) => {
    const held = await lockedSavedSearch(trx, candidateId, id);
    if (held && !isExpected(held.version, expectedOf(version))) throw stale(held);
    await deleteSavedSearch(trx, candidateId, id);
  });
}

/** Records that the candidate has viewed the jobs. */
export async function seeSavedSearch({ db, now }: Services, candidateId: string, id: string): Promise<SavedSearchRow> {
  if (!isUuid(id)) throw notThere();
  return db.transaction().execute(async (trx) => {
    const held = await lockedSavedSearch(trx, candidateId, id);
    if (!held) throw notThere();
    return updateSavedSearch(trx, id, { seen_at: now() });
  });
}
