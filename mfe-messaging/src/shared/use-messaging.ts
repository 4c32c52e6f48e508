import { useEffect } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
// oxlint-disable-next-line no-restricted-imports -- all parts of the remote share the messages of one ShellApi, which are found by it
import { useShell } from '@hirehq/shared-ui';
import { createInbox, type Inbox } from './inbox/create-inbox.ts';
import { inboxCalls } from './inbox/inbox-calls.query.ts';
import { keepMessagesCurrent } from './keep-messages-current.ts';
import { createDrafts, type Drafts } from './outbox/drafts.ts';
import { Outbox } from './outbox/outbox.ts';
import { withTabLock } from './outbox/with-tab-lock.ts';
import { storedOutbox } from './outbox/outgoing.ts';
import { sendMessage } from './outbox/send-message.mutation.ts';
import { createShownConversations, type ShownConversations } from './shown-conversations.ts';

/** Messages of the signed-in candidate in this tab, for all parts of the remote. */
export interface Messaging {
  candidateId: string;
  inbox: Inbox;
  outbox: Outbox;
  drafts: Drafts;
  shown: ShownConversations;
}

interface SharedMessaging extends Messaging {
  /** Keeps the messages current until the returned function is called. */
  use: () => () => void;
}

const messagings = new WeakMap<ShellApi, SharedMessaging>();

function create(shell: ShellApi, candidateId: string): SharedMessaging {
  const report = (error: unknown) => {
    if (!isApiFailure(error) || error.code === 'INTERNAL') shell.report(error, { detail: 'messages' });
  };
  // A failed lookup is said in its place, and nowhere else (§8).
  const reportLookup = (error: unknown) => {
    if (!isApiFailure(error)) report(error);
  };
  const drafts = createDrafts(shell.storage, candidateId);
  const outbox: Outbox = new Outbox({
    stored: storedOutbox(shell.storage, candidateId),
    send: sendMessage(shell, candidateId),
    onSent: (enterpriseId, message) => inbox.accept(enterpriseId, message),
    withTabLock: (work, enterpriseId) => withTabLock(`hirehq:messaging:outbox:${candidateId}:${enterpriseId}`, work),
    isOnline: () => navigator.onLine,
    report,
  });
  const inbox: Inbox = createInbox({
    calls: inboxCalls(shell),
    report: reportLookup,
    onStored(requestId) {
      outbox.settle(requestId);
      drafts.settle(requestId);
    },
  });
  const current = { inbox, outbox, drafts, askedFrom: Date.now() };
  let users = 0;
  let stop = () => {};
  return {
    candidateId,
    inbox,
    outbox,
    drafts,
    shown: createShownConversations((enterpriseIds) => void shell.events.publish('conversations.shown', { enterpriseIds })),
    use() {
      users += 1;
      if (users === 1) stop = keepMessagesCurrent(shell, current);
      return () => {
        users -= 1;
        if (users === 0) stop();
      };
    },
  };
}

function messagingFor(shell: ShellApi, candidateId: string): SharedMessaging {
  const known = messagings.get(shell);
  if (known?.candidateId === candidateId) return known;
  const made = create(shell, candidateId);
  messagings.set(shell, made);
  return made;
}

/** The messages of this candidate; kept current while a part that uses them is mounted. */
export function useMessaging(): Messaging {
  const shell = useShell();
  const session = shell.session.current();
  const candidateId = session.status === 'signed-in' ? session.user.candidateId : '';
  const messaging = messagingFor(shell, candidateId);
  useEffect(() => messaging.use(), [messaging]);
  return messaging;
}
