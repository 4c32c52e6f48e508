import type { ChangeSavedSearchInput, SaveSearchInput } from '@hirehq/shared-contracts/graphql/types';
import { namedSearch, searchChanges } from '@hirehq/shared-contracts/inputs';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import { jobSearchQuery, parseJobSearch } from '@hirehq/shared-contracts/routes';
import { newId } from '../../../platform/ids/new-id.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import { readInput } from '../../../platform/http/read-input.ts';
import type { Services } from '../../../platform/module.ts';
import { refusedIfFull } from '../../../platform/row-caps/hold-cap.ts';
import { expectedOf, isExpected } from '../../../platform/versions/expected-version.ts';
import { zoneOf } from '../notifications/index.ts';
import { nextAlertAt } from './next-alert.ts';
import {
  deleteSavedSearch,
  heldSavedSearch,
  insertSavedSearch,
  savedSearchesOf,
  seeSearchOf,
  updateSavedSearch,
  type SavedSearchRow,
} from './saved-searches.store.ts';

/** Outcome of a mutation with this name: the saved search or a refusal. */
type Outcome<Name extends 'saveSearch' | 'seeSavedSearch'> =
  | { ok: true; savedSearch: SavedSearchRow }
  | Refused<RefusalCode<Name>>;

const MAX_QUERY = 4000;

const notValid = (message: string): Refused<'VALIDATION_FAILED'> => ({ ok: false, code: 'VALIDATION_FAILED', message });
const notThere = (): Refused<'NOT_FOUND'> => ({ ok: false, code: 'NOT_FOUND', message: 'This saved search no longer exists.' });

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
): Promise<Outcome<'saveSearch'>> {
  const { name } = readInput(namedSearch, input);
  const query = input.query.length <= MAX_QUERY ? normalised(input.query) : '';
  if (!query) return notValid('Enter a search term or set a filter before you save the search.');
  return db.transaction().execute(async (trx) => {
    const at = now();
    // Held before the search is looked for, so that of one search saved twice at once one is stored.
    const full = await refusedIfFull(trx, 'savedSearches', { owner: candidateId, now: at });
    const known = (await savedSearchesOf(trx, candidateId)).find((row) => row.query === query);
    if (known) return { ok: true, savedSearch: known };
    if (full) return full;
    const id = newId();
    const savedSearch = await insertSavedSearch(trx, {
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
    return { ok: true, savedSearch };
  });
}

type ChangeOutcome =
  | { ok: true; savedSearch: SavedSearchRow }
  | (Refused<RefusalCode<'changeSavedSearch'>> & { current?: SavedSearchRow });

/** Changes what the input contains, of an expected version. */
export async function changeSavedSearch(
  { db, now }: Services,
  candidateId: string,
  input: ChangeSavedSearchInput,
): Promise<ChangeOutcome> {
  const name = readInput(searchChanges, input).name ?? undefined;
  if (!isUuid(input.id)) return notThere();
  return db.transaction().execute(async (trx): Promise<ChangeOutcome> => {
    const held = await heldSavedSearch(trx, candidateId, input.id);
    if (!held) return notThere();
    if (!isExpected(held.version, expectedOf(input.version))) return { ok: false, code: 'STALE', current: held };
    const alerts = input.alerts && input.alerts !== held.alerts ? input.alerts : undefined;
    if (name === undefined && !alerts) return { ok: true, savedSearch: held };
    const at = now();
    const savedSearch = await updateSavedSearch(trx, held.id, {
      ...(name !== undefined && { name }),
      ...(alerts && {
        alerts,
        next_alert_at: nextAlertAt({ frequency: alerts, zone: await zoneOf(trx, candidateId), after: at, id: held.id }),
        // Jobs added while alerts were off are not reported as new.
        ...(held.alerts === 'NEVER' && { covered_at: at }),
      }),
    });
    return { ok: true, savedSearch };
  });
}

/** Records that the candidate has viewed a list of jobs; returns whether its search is saved. */
export async function seeJobList(
  { db, now }: Services,
  candidateId: string,
  query: string,
): Promise<{ ok: true; isSaved: boolean } | Refused<RefusalCode<'seeJobList'>>> {
  if (query.length > MAX_QUERY) return notValid(`Send a query string of at most ${MAX_QUERY} characters.`);
  const searched = normalised(query);
  return { ok: true, isSaved: searched !== '' && (await seeSearchOf(db, { candidateId, query: searched, at: now() })) };
}

type RemoveOutcome = { ok: true } | (Refused<RefusalCode<'removeSavedSearch'>> & { current?: SavedSearchRow });

/** Removes a saved search of an expected version; succeeds if it does not exist. */
export async function removeSavedSearch(
  { db }: Services,
  candidateId: string,
  { id, version }: { id: string; version?: string | null | undefined },
): Promise<RemoveOutcome> {
  if (!isUuid(id)) return notValid('Send the id of a saved search.');
  return db.transaction().execute(async (trx): Promise<RemoveOutcome> => {
    const held = await heldSavedSearch(trx, candidateId, id);
    if (held && !isExpected(held.version, expectedOf(version))) return { ok: false, code: 'STALE', current: held };
    await deleteSavedSearch(trx, candidateId, id);
    return { ok: true };
  });
}

/** Records that the candidate has viewed the jobs. */
export async function seeSavedSearch({ db, now }: Services, candidateId: string, id: string): Promise<Outcome<'seeSavedSearch'>> {
  if (!isUuid(id)) return notThere();
  return db.transaction().execute(async (trx) => {
    const held = await heldSavedSearch(trx, candidateId, id);
    return held ? { ok: true, savedSearch: await updateSavedSearch(trx, id, { seen_at: now() }) } : notThere();
  });
}
