import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Thread } from '../../shared/inbox/thread.model.ts';
import { useMarkRead } from './mark-read.mutation.ts';

const look = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('focus', listener, { signal: stop.signal });
  window.addEventListener('blur', listener, { signal: stop.signal });
  document.addEventListener('visibilitychange', listener, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether somebody can be looking: the page is visible and has the focus. */
const useIsLooking = (): boolean => useSyncExternalStore(subscribe, look, () => false);

/** Marks the messages as read up to the last one shown: at the end of the conversation, in a window that is looked at (MS-07). */
export function useReading({ enterpriseId, numbers, messages }: Thread, isAtEnd: boolean): void {
  const markRead = useMarkRead();
  const isLooking = useIsLooking();
  const readTo = messages.at(-1)?.number ?? 0;
  const isUnread = (numbers?.unreadCount ?? 0) > 0;
  const read = useEffectEvent(() => void markRead(enterpriseId, readTo));
  useEffect(() => {
    if (isAtEnd && isLooking && isUnread && readTo > 0) read();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each further message is read too
  }, [enterpriseId, isAtEnd, isLooking, isUnread, readTo]);
}
