import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { ChangeSavedSearchInput, SaveSearchInput } from '@hirehq/shared-contracts/graphql/types';
import type { Locale } from '@hirehq/shared-contracts/page';
import { jobSearchQuery, parseJobSearch } from '@hirehq/shared-contracts/routes';
import type { Services } from '../../platform/module.ts';
import { isUuid } from '../jobs/index.ts';
import { nextAlertAt } from './next-alert.ts';
import {
  heldSavedSearch,
  holdCandidate,
  insertSavedSearch,
  savedSearchesOf,
  seeSearchOf,
  updateSavedSearch,
  zoneOf,
  type SavedSearchRow,
} from './saved-searches.store.ts';

export type SavedSearchOutcome = { ok: true; savedSearch: SavedSearchRow } | { ok: false; code: ErrorCode; message: string };

export const MAX_SAVED_SEARCHES = 25;
const MAX_NAME = 120;
const MAX_QUERY = 4000;

const refused = (code: ErrorCode, message: string = ERROR_CODES[code].errorMessage): SavedSearchOutcome => ({
  ok: false,
  code,
  message,
});
const notThere = () => refused('NOT_FOUND', 'This saved search is not there any more.');

const nameOf = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
const nameProblem = (name: string) =>
  name === '' || name.length > MAX_NAME ? `Give it a name of 1 to ${MAX_NAME} characters.` : undefined;

const byNumberOrName = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one) < String(other) ? -1 : 1;

/** What is searched for, written one way only: neither the order of the list nor how often it was asked for belongs to it. */
function normalised(query: string): string {
  const { triggerSearch: _, sort: __, ...search } = parseJobSearch(new URLSearchParams(query));
  const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted(byNumberOrName) : value);
  return jobSearchQuery(Object.fromEntries(Object.entries(search).map(([key, value]) => [key, inOrder(value)])));
}

/** Saves a search; the same one again answers the one there is, as it is. */
export async function saveSearch(
  { db, now }: Services,
  candidateId: string,
  input: SaveSearchInput,
  locale: Locale,
): Promise<SavedSearchOutcome> {
  const name = nameOf(input.name);
  const problem = nameProblem(name);
  if (problem) return refused('VALIDATION_FAILED', problem);
  const query = input.query.length <= MAX_QUERY ? normalised(input.query) : '';
  if (!query) return refused('VALIDATION_FAILED', 'Search for something or set a filter first, then save it.');
  return db.transaction().execute(async (trx) => {
    await holdCandidate(trx, candidateId);
    const own = await savedSearchesOf(trx, candidateId);
    const known = own.find((row) => row.query === query);
    if (known) return { ok: true, savedSearch: known };
    if (own.length >= MAX_SAVED_SEARCHES)
      return refused(
        'VALIDATION_FAILED',
        `You have ${MAX_SAVED_SEARCHES} saved searches, which is the most. Remove one to save another.`,
      );
    const at = now();
    const id = randomUUID();
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

export async function changeSavedSearch(
  { db, now }: Services,
  candidateId: string,
  input: ChangeSavedSearchInput,
): Promise<SavedSearchOutcome> {
  const name = typeof input.name === 'string' ? nameOf(input.name) : undefined;
  const problem = name === undefined ? undefined : nameProblem(name);
  if (problem) return refused('VALIDATION_FAILED', problem);
  if (!isUuid(input.id)) return notThere();
  return db.transaction().execute(async (trx) => {
    const held = await heldSavedSearch(trx, candidateId, input.id);
    if (!held) return notThere();
    const alerts = input.alerts && input.alerts !== held.alerts ? input.alerts : undefined;
    if (name === undefined && !alerts) return { ok: true, savedSearch: held };
    const at = now();
    const savedSearch = await updateSavedSearch(trx, held.id, {
      ...(name !== undefined && { name }),
      ...(alerts && {
        alerts,
        next_alert_at: nextAlertAt({ frequency: alerts, zone: await zoneOf(trx, candidateId), after: at, id: held.id }),
        // What came while there were no alerts is no news.
        ...(held.alerts === 'NEVER' && { covered_at: at }),
      }),
    });
    return { ok: true, savedSearch };
  });
}

/** Notes that the candidate has looked at a list of jobs; answers whether its search is a saved one. */
export async function seeJobList({ db, now }: Services, candidateId: string, query: string): Promise<boolean> {
  const searched = query.length <= MAX_QUERY ? normalised(query) : '';
  return searched !== '' && seeSearchOf(db, { candidateId, query: searched, at: now() });
}

/** Notes that the candidate has looked at the jobs. */
export async function seeSavedSearch({ db, now }: Services, candidateId: string, id: string): Promise<SavedSearchOutcome> {
  if (!isUuid(id)) return notThere();
  return db.transaction().execute(async (trx) => {
    const held = await heldSavedSearch(trx, candidateId, id);
    return held ? { ok: true, savedSearch: await updateSavedSearch(trx, id, { seen_at: now() }) } : notThere();
  });
}
