import { useCallback } from 'react';

const CHOSEN = '[role="tab"][aria-selected="true"], button[aria-pressed="true"], a[aria-current="page"]';

function bringIntoView(list: HTMLElement): void {
  const tab = list.querySelector(CHOSEN);
  if (!tab) return;
  const [shown, row] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (shown.left < row.left || shown.right > row.right) list.scrollLeft += (shown.left + shown.right - row.left - row.right) / 2;
}

/**
 * Scrolls the selected tab into view, for a row of tabs, pressed buttons or links that scrolls sideways on narrow screens; also when
 * the address selected it.
 */
export function useChosenTabInView(): (list: HTMLElement | null) => (() => void) | undefined {
  return useCallback((list) => {
    if (!list) return undefined;
    bringIntoView(list);
    const observer = new MutationObserver(() => bringIntoView(list));
    observer.observe(list, { subtree: true, attributeFilter: ['aria-selected', 'aria-pressed', 'aria-current'] });
    return () => observer.disconnect();
  }, []);
}
