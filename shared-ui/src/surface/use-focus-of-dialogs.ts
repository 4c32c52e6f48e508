import { useEffect, type RefObject } from 'react';
import type { ShellSurface } from '@hirehq/shared-contracts/shell-api';

/**
 * Returns the focus to where it was when a dialog of the surface has closed. The dialogs themselves see, from the outside, only
 * the host of the shadow tree.
 */
export function useFocusOfDialogs({ portal }: ShellSurface, view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inView = view.current;
    if (!inView) return undefined;
    let before: HTMLElement | undefined;
    let isInDialog = false;
    const onView = ({ target }: FocusEvent) => {
      isInDialog = false;
      before = target instanceof HTMLElement ? target : undefined;
    };
    const onDialog = () => {
      isInDialog = true;
    };
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      if (!isInDialog || (activeElement !== null && activeElement !== document.body)) return;
      isInDialog = false;
      if (before?.isConnected) before.focus({ preventScroll: true });
    });
    inView.addEventListener('focusin', onView);
    portal.addEventListener('focusin', onDialog);
    observer.observe(portal, { childList: true, subtree: true });
    return () => {
      inView.removeEventListener('focusin', onView);
      portal.removeEventListener('focusin', onDialog);
      observer.disconnect();
    };
  }, [portal, view]);
}
