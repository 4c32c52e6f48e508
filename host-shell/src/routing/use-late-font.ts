import { useLayoutEffect, useRef } from 'react';
import { LATE_FONT } from '@hirehq/shared-contracts/page-fonts';

/** A font that arrived after the first paint is used from the next page on, which moves nothing that was there before. */
export function useLateFont(pathname: string): void {
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const root = document.documentElement;
    if (root.getAttribute(LATE_FONT.attribute) === LATE_FONT.loaded) root.setAttribute(LATE_FONT.attribute, LATE_FONT.ready);
  }, [pathname]);
}
