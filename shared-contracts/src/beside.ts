import { isWebview } from './find-page.ts';
import { isRecord } from './is-record.ts';

/** Matches a window that is wide enough to show a page beside its list. */
export const BESIDE_MEDIA = '(min-width: 75em)';

/** Whether the page of an address can be shown beside its list: where there is room, not in the simplified view or in an app. */
export const canBeBeside = ({ isWide, isSimple, pathname }: { isWide: boolean; isSimple: boolean; pathname: string }): boolean =>
  isWide && !isSimple && !isWebview(pathname);

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
