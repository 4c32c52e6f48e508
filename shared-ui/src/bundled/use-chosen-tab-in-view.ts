import { useCallback } from 'react';

function bringIntoView(list: HTMLElement): void {
  const tab = list.querySelector('[role="tab"][aria-selected="true"]');
  if (!tab) return;
  const [shown, row] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (shown.left < row.left || shown.right > row.right) list.scrollLeft += (shown.left + shown.right - row.left - row.right) / 2;
}

/** For a row of tabs that scrolls sideways where it is narrow: the chosen one is in it, also when the address chose it. */
export function useChosenTabInView(): (list: HTMLElement | null) => (() => void) | undefined {
  return useCallback((list) => {
    if (!list) return undefined;
    bringIntoView(list);
    const observer = new MutationObserver(() => bringIntoView(list));
    observer.observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
    return () => observer.disconnect();
  }, []);
}
