import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '@hirehq/shared-ui';

const DELAY_MS = 2000;

/** Opens the bell 2 seconds after navigation to an address with the keyword `notifications` (NT-02). */
export function useOpenKeyword(open: () => void): void {
  const [query] = useSearchParams();
  const asked = query.get('keyword') === 'notifications';
  const run = useEffectEvent(open);
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(run, DELAY_MS);
    return () => clearTimeout(timer);
  }, [asked]);
}
