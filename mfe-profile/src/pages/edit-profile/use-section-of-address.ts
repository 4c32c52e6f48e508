import { useLocation } from '@hirehq/shared-ui';
import { useEffect } from 'react';

/** Shows the section that the fragment of the address names, and moves the focus to it. */
export function useSectionOfAddress(): void {
  const address = useLocation();
  useEffect(() => {
    const { hash } = address;
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (!section) return;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  }, [address]);
}
