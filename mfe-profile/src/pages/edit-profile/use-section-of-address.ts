import { useLocation } from '@hirehq/shared-ui';
import { showSection } from '@hirehq/shared-ui/bundled';
import { useEffect } from 'react';

/** Shows the section that the fragment of the address names once the page has loaded, and moves the focus to its heading. */
export function useSectionOfAddress(isLoaded: boolean): void {
  const address = useLocation();
  useEffect(() => {
    if (isLoaded && address.hash) showSection(address.hash.slice(1));
  }, [address, isLoaded]);
}
