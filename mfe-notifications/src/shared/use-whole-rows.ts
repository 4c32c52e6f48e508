import { useEffect, type RefObject } from 'react';

/** Marks the row of a scrolled list that its lower edge cuts with `data-cut`, so that it is shown once all of it has room. */
export function useWholeRows(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = list;
    const box = current?.closest<HTMLElement>('[data-whole-rows]');
    if (!current || !box) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { top: start, bottom: end } = box.getBoundingClientRect();
      for (const row of box.querySelectorAll('li')) {
        const { top, bottom } = row.getBoundingClientRect();
        // Large text: a row that may never have room is not hidden.
        const mayHide = bottom - top < (end - start) / 2;
        row.toggleAttribute('data-cut', mayHide && top < end && bottom > end + 1);
      }
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    box.addEventListener('scroll', follow, { passive: true });
    // With the window, with what is shown above and below the list, and with its rows.
    const size = new ResizeObserver(follow);
    size.observe(box);
    size.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', follow);
      size.disconnect();
    };
  }, [list]);
}
