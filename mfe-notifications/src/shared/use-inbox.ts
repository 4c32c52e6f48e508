import { useState, useSyncExternalStore } from 'react';
import { useNotificationCalls } from '../shell/use-notification-calls.ts';
import { createInbox, type Inbox, type InboxState } from './inbox.ts';

/** The inbox of this part, and its state kept up to date. */
export function useInbox(): { inbox: Inbox; state: InboxState } {
  const calls = useNotificationCalls();
  const [inbox] = useState(() => createInbox(calls));
  return { inbox, state: useSyncExternalStore(inbox.subscribe, inbox.state) };
}
