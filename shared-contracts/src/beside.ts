import { isRecord } from './is-record.ts';

/** The width of the window, in em, from which a page is shown beside its list. */
export const BESIDE_FROM_EM = 75;

/** The state of a link in a list: where there is room, its page is shown beside the list of that address. */
export interface BesideState {
  beside: string;
}

/** The address of the list beside which an entry of the history is shown; undefined for a page by itself. */
export function listOf(state: unknown): string | undefined {
  const address = isRecord(state) ? state['beside'] : undefined;
  return typeof address === 'string' && address.startsWith('/') ? address : undefined;
}

/** The address of a page that the shell shows beside its list. */
interface ShownPage {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

const SHOWN = 'shown';

/** The state of the location that the shell gives a list: the page to show beside it. */
export const showing = (page: ShownPage): object => ({ [SHOWN]: page });

/** The page that a list shows beside itself; undefined if there is none. */
export const shownBeside = (state: unknown): ShownPage | undefined =>
  isRecord(state) && isRecord(state[SHOWN]) ? (state[SHOWN] as unknown as ShownPage) : undefined;
