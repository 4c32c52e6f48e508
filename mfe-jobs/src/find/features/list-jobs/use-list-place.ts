import { listOf } from '@hirehq/shared-contracts/beside';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { useLocation } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveInHistoryEntry, placeInEntry } from './entry-place.ts';
import { onUserInput, placeNow, restoreScroll, type ListPlace } from './list-place.ts';

const REST_MS = 180;
const MOST_PLACES = 20;
/** Key of the location with which the page was loaded. */
const FIRST_KEY = 'default';

/** Scroll positions of lists by search; the oldest are dropped first. A position contains no candidate and no job text. */
const places = new Map<string, ListPlace>();

function savePlace(list: string, place: ListPlace | undefined): void {
  places.delete(list);
  if (place) places.set(list, place);
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/** The position of a list that was left; after a reload, which forgets the others, that of the entry of the history. */
const placeOf = (list: string): ListPlace | undefined => places.get(list) ?? placeInEntry(list);

/** The window has the address of a job that is shown beside its list. */
function isBesideList(): boolean {
  const state: unknown = window.history.state;
  return isRecord(state) && listOf(state['usr']) !== undefined;
}

interface ListPages {
  /** The page is shown after back navigation or a reload. */
  isBack: boolean;
  /** The jobs on screen are those of this list: until it is loaded there are none, or those of the list before it. */
  isShown: boolean;
  /** Number of loaded pages. */
  pages: number;
  hasMore: boolean;
  /** Nothing is being loaded. */
  isIdle: boolean;
  loadMore: () => void;
}

/**
 * Records the scroll position of a list page, and restores it on back navigation and after a reload: as many pages are loaded as
 * there were, unless the user does something else meanwhile. The scroll position of a page of somebody else is its own.
 */
export function useListPlace(list: string, { isBack, isShown, pages, hasMore, isIdle, loadMore }: ListPages): void {
  const isOurPage = useSurface() === undefined;
  const place = useRef<ListPlace>(undefined);
  /** The list in which the user did something before its pages were loaded again. */
  const [leftAlone, setLeftAlone] = useState<string>();
  if (leftAlone !== undefined && (!(isBack && isShown) || leftAlone !== list)) setLeftAlone(undefined);
  const isReturning = isOurPage && isBack && isShown && leftAlone !== list;
  const isMissing = isReturning && hasMore && pages < (placeOf(list)?.pages ?? 1);

  const { key, pathname } = useLocation();

  const record = useEffectEvent(() => {
    // The browser scrolls by itself while the list and its pages are loaded.
    if (!isShown || isMissing) return;
    // Navigation to another page, which starts at its top, is in progress.
    if (window.location.pathname !== pathname && !isBesideList()) return;
    const now = placeNow();
    place.current = now && { ...now, pages };
    saveInHistoryEntry(list, place.current);
  });

  useEffect(() => {
    if (!isOurPage) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Not while scrolling: reading the position forces a layout.
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => record(), REST_MS);
    };
    // Before the link handles the click that leaves the page.
    const readNow = () => {
      clearTimeout(timer);
      record();
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('click', readNow, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('click', readNow, { capture: true });
    };
  }, [isOurPage]);

  useEffect(
    () => () => {
      savePlace(list, place.current);
      place.current = undefined;
    },
    [list],
  );

  const askForMore = useEffectEvent(loadMore);
  useEffect(() => {
    if (isMissing && isIdle) askForMore();
  }, [isMissing, isIdle]);
  useEffect(() => (isMissing ? onUserInput(() => setLeftAlone(list)) : undefined), [isMissing, list]);

  const backTo = isReturning && !isMissing ? list : undefined;
  const isFirst = key === FIRST_KEY;
  const restore = useEffectEvent((to: string) => {
    const known = placeOf(to);
    // A page that has just been loaded could be read and scrolled before this list was there.
    return isFirst && !known ? undefined : restoreScroll(known);
  });
  useEffect(() => (backTo === undefined ? undefined : restore(backTo)), [backTo]);
}
