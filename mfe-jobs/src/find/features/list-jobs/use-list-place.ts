import { useEffect, useRef } from 'react';
import { placeNow, returnTo, type ListPlace } from './list-place.ts';

const REST_MS = 180;
const MOST_PLACES = 20;

/** Where lists were left, by search, the last ones first to go. A place names no candidate and no text of a job. */
const places = new Map<string, ListPlace>();

function keep(list: string, place: ListPlace | undefined): void {
  places.delete(list);
  if (place) places.set(list, place);
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/** Follows where the page of a list is scrolled to, and returns there when one comes back to it. */
export function useListPlace(list: string, isBack: boolean): void {
  const place = useRef<ListPlace>(undefined);

  useEffect(() => {
    const { pathname } = window.location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      // Already on the way to another page, which starts at its top.
      if (window.location.pathname === pathname) place.current = placeNow();
    };
    // Not while it scrolls: reading the place lays the page out.
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    // Before the click that leaves is heard by the link.
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
