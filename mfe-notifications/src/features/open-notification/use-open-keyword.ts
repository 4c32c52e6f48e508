import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '@hirehq/shared-ui';

const DELAY_MS = 2000;

/** Opens the bell 2 seconds after navigation to an address with the keyword `notifications` (NT-02). */
export function useOpenKeyword(open: () => void): void {
  const [query] = useSearchParams();
  const hasKeyword = query.get('keyword') === 'notifications';
  const run = useEffectEvent(open);
  useEffect(() => {
    if (!hasKeyword) return undefined;
    const timer = setTimeout(run, DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasKeyword]);
}
