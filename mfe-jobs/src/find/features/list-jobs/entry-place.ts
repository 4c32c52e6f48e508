import type { ListPlace } from './list-place.ts';

const KEY = 'listPlace';

interface EntryPlace extends ListPlace {
  list: string;
}

const stateOfEntry = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isPlace = (value: unknown): value is EntryPlace =>
  typeof value === 'object' &&
  value !== null &&
  'list' in value &&
  typeof value.list === 'string' &&
  'jobId' in value &&
  typeof value.jobId === 'string' &&
  'top' in value &&
  typeof value.top === 'number' &&
  'pages' in value &&
  typeof value.pages === 'number';

/** The position of this list in the current entry of the browser's history, which survives a reload; undefined if there is none. */
export function placeInEntry(list: string): ListPlace | undefined {
  const state = stateOfEntry();
  const place: unknown = KEY in state ? state[KEY] : undefined;
  return isPlace(place) && place.list === list ? place : undefined;
}

/** Adds the position of a list to the current entry of the history, or removes it. The state of the router stays as it is. */
export function saveInHistoryEntry(list: string, place: ListPlace | undefined): void {
  const state = stateOfEntry();
  if (!place && !(KEY in state)) return;
  try {
    window.history.replaceState({ ...state, [KEY]: place && { ...place, list } }, '');
  } catch {
    // Safari refuses more than 100 calls in 30 seconds; the position of a later call is as good.
    return;
  }
}
