import { useEffect, useEffectEvent, useState } from 'react';
import { useEvent } from '../../shell/use-event.ts';

const POLL_MS = 10_000;

/** Polls every 10 s while the stream does not deliver and the page is seen. */
export function useFallbackPolling(poll: () => void): void {
  const [streamed, setStreamed] = useState(false);
  const run = useEffectEvent(poll);
  useEvent('stream.state-changed', (event) => setStreamed(event.payload.state === 'connected'));

  useEffect(() => {
    if (streamed) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') run();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [streamed]);
}
