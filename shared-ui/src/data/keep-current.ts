import type { EventBus } from '@hirehq/shared-contracts/events';
import { POLL_MS } from '@hirehq/shared-contracts/stream-timing';

/** Clients that lose the stream together poll at different times. */
const FIRST_POLL_WITHIN_MS = 1_500;
const SHORTEST_SHARE = 0.8;

export interface RefreshableQuery {
  /** Whether its result was requested before that time, in milliseconds since 1970. */
  askedBefore(time: number): boolean;
  refresh(): void;
}

/**
 * Keeps the result of a query current that events change: polls it while this page does not receive the event stream and is
 * visible, and requests it once more if an event may have been missed. Returns a function that stops it.
 */
export function keepCurrent(
  events: Pick<EventBus, 'subscribe'>,
  { askedBefore, refresh }: RefreshableQuery,
  chance: () => number = Math.random,
): () => void {
  let isConnected: boolean | undefined;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pollIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(poll, ms);
  }

  function poll(): void {
    isDue = document.visibilityState === 'hidden';
    if (isDue) return;
    refresh();
    pollIn(POLL_MS * (SHORTEST_SHARE + (1 - SHORTEST_SHARE) * chance()));
  }

  const unsubscribe = events.subscribe('stream.state-changed', ({ payload: { state, since } }) => {
    const wasConnected = isConnected;
    isConnected = state === 'connected';
    if (!isConnected) {
      if (wasConnected === true) pollIn(FIRST_POLL_WITHIN_MS * chance());
      return;
    }
    clearTimeout(timer);
    isDue = false;
    if (since !== undefined && askedBefore(since)) refresh();
  });
  if (isConnected !== true) pollIn(POLL_MS * (SHORTEST_SHARE + (1 - SHORTEST_SHARE) * chance()));

  const onVisible = () => {
    if (isDue && document.visibilityState === 'visible') poll();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    unsubscribe();
  };
}
