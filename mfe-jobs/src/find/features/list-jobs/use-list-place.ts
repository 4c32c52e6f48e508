import { useEffect, useRef } from 'react';
import { placeNow, returnTo, type ListPlace } from './list-place.ts';

const REST_MS = 180;
const MOST_PLACES = 20;

/** Scroll positions of lists by search; the oldest are dropped first. A position contains no candidate and no job text. */
const places = new Map<string, ListPlace>();

function keep(list: string, place: ListPlace | undefined): void {
  places.delete(list);
  if (place) places.set(list, place);
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/** Records the scroll position of a list page, and restores it on back navigation. */
export function useListPlace(list: string, isBack: boolean): void {
  const place = useRef<ListPlace>(undefined);

  useEffect(() => {
    const { pathname } = window.location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      // Navigation to another page, which starts at its top, is in progress.
      if (window.location.pathname === pathname) place.current = placeNow();
    };
    // Not while scrolling: reading the position forces a layout.
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    // Before the link handles the click that leaves the page.
    const readNow = () => {
      clearTimeout(timer);
      read();
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('click', readNow, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('click', readNow, { capture: true });
    };
  }, []);

  useEffect(
    () => () => {
      keep(list, place.current);
      place.current = undefined;
    },
    [list],
  );

  const backTo = isBack ? list : undefined;
  useEffect(() => (backTo === undefined ? undefined : returnTo(places.get(backTo))), [backTo]);
}
