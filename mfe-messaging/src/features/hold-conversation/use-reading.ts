import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Thread } from '../../shared/inbox/thread.model.ts';
import { useMarkRead } from './mark-read.mutation.ts';

const look = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Whether somebody can be looking: the page is visible and has the focus. */
function useIsLooking(): boolean {
  const [isLooking, setLooking] = useState(look);
  const update = useCallback(() => setLooking(look()), []);
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('focus', update, { signal: stop.signal });
    window.addEventListener('blur', update, { signal: stop.signal });
    document.addEventListener('visibilitychange', update, { signal: stop.signal });
    return () => stop.abort();
  }, [update]);
  return isLooking;
}

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
