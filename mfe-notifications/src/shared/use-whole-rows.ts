import { useEffect, type RefObject } from 'react';

/** Marks the row of a scrolled list that its lower edge cuts with `data-cut`, so that it is shown once all of it has room. */
export function useWholeRows(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const box = list.current?.closest<HTMLElement>('[data-whole-rows]');
    if (!box) return undefined;
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
    // With the window, and with what is shown above and below the list.
    const size = new ResizeObserver(follow);
    size.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', follow);
      size.disconnect();
    };
  }, [list, count]);
}
