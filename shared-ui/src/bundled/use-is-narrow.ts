import { useCallback, useSyncExternalStore } from 'react';
import { SURFACE_VIEW } from '@hirehq/shared-contracts/shadow-styles';
import type { ShellSurface } from '@hirehq/shared-contracts/shell-api';
import { useMediaQuery, useShell } from '@hirehq/shared-ui';

/** As in the style sheets. */
const NARROW_EM = 61.99;

/** The element whose width stands for that of the window; before it is there, the one around it. */
function viewOf({ root, portal }: ShellSurface): Element {
  const views = [...root.querySelectorAll(`.${SURFACE_VIEW}`)];
  return views.find((view) => view !== portal) ?? (root instanceof ShadowRoot ? root.host : root);
}

const isNarrow = (view: Element): boolean =>
  view.clientWidth <= NARROW_EM * (Number.parseFloat(getComputedStyle(view).fontSize) || 16);

/** Whether there is room for one column only: in the window, or in a page of somebody else, in the element there. */
export function useIsNarrow(): boolean {
  const { surface } = useShell();
  const inWindow = useMediaQuery(`(max-width: ${NARROW_EM}em)`, false, { getInitialValueInEffect: false });
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!surface) return () => {};
      const observer = new ResizeObserver(listener);
      observer.observe(viewOf(surface));
      return () => observer.disconnect();
    },
    [surface],
  );
  const inSurface = useSyncExternalStore(subscribe, () => (surface ? isNarrow(viewOf(surface)) : false));
  return surface ? inSurface : inWindow;
}
