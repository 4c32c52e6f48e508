import { useCallback, useEffect, useRef } from 'react';
import { placeNow, type ListPlace } from './list-place.ts';

const REST_MS = 180;

/** Follows where the page is scrolled to. `leave` answers the last place and begins anew. */
export function useListPlace(): { leave: () => ListPlace | undefined } {
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

  const leave = useCallback(() => {
    const left = place.current;
    place.current = undefined;
    return left;
  }, []);
  return { leave };
}
