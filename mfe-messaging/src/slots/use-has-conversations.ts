import { useEffect, useState } from 'react';
import { useClientState, useStorage, whenIdle } from '@hirehq/shared-ui';
import { useMessaging } from '../shared/use-messaging.ts';

const KEY = 'hasConversations';

/**
 * Whether a candidate has any conversation, which this browser remembers. Until that is known there is none; the list is requested
 * once to find out, if no message is unread.
 */
export function useHasConversations(candidateId: string): boolean {
  const storage = useStorage();
  const { inbox } = useMessaging();
  const unread = useClientState(inbox.unreadTotal);
  const { status, conversations } = useClientState(inbox.list);
  const [isKnown] = useState(() => storage.get(KEY) === candidateId);
  const isListed = status === 'ready';
  const hasAny = conversations.length > 0 || (unread ?? 0) > 0 || (isKnown && !isListed);
  const isOpen = !isKnown && unread === 0 && !isListed;

  useEffect(() => void inbox.loadUnread(), [inbox]);
  useEffect(() => {
    if (isOpen) whenIdle(() => void inbox.needList());
  }, [isOpen, inbox]);
  useEffect(() => {
    if (hasAny) storage.set(KEY, candidateId);
    else if (isListed) storage.remove(KEY);
  }, [hasAny, isListed, storage, candidateId]);
  return hasAny;
}
