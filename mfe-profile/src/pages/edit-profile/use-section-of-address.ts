import { useLocation } from '@hirehq/shared-ui';
import { useEffect } from 'react';

/** Shows the section that the fragment of the address names once the page has loaded, and moves the focus to it. */
export function useSectionOfAddress(isLoaded: boolean): void {
  const address = useLocation();
  useEffect(() => {
    if (!isLoaded) return;
    const { hash } = address;
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (!section) return;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  }, [address, isLoaded]);
}
