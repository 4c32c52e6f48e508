import { useEffect, type RefObject } from 'react';

/** The custom property of the page with the height of what is fixed at the end of the window (page.css of shared-ui). */
const BOTTOM_TAKEN = '--hq-bottom-taken';

/** Reserves the height of an element that is fixed at the end of the window, so that it hides neither page nor focus. */
export function useBottomTaken(element: RefObject<HTMLElement | null>, isFixed: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!current || !isFixed) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(BOTTOM_TAKEN, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(BOTTOM_TAKEN);
    };
  }, [element, isFixed]);
}
