import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { POLL_MS } from '@hirehq/shared-contracts/stream-timing';
import { keepCurrent } from '@hirehq/shared-ui';
import type { Inbox } from './inbox/create-inbox.ts';
import type { Drafts } from './outbox/drafts.ts';
import type { Outbox } from './outbox/outbox.ts';

interface Current {
  inbox: Inbox;
  outbox: Outbox;
  drafts: Drafts;
  /** Since when everything that is loaded has been requested, in milliseconds since 1970; 0 while it was not kept current. */
  askedFrom: number;
}

/** A message whose file a reload would lose becomes a draft that names the file. */
function keepUnsent({ outbox, drafts }: Current): void {
  for (const { enterpriseId, text, file, requestId } of outbox.unstored()) {
    const draft = drafts.state(enterpriseId).current();
    if (draft.text || draft.file) continue;
    drafts.change(enterpriseId, { text, lostFile: file?.name, requestId });
  }
}

/**
 * Keeps messages current by the event stream, and by polling while this page does not receive it (MS-08). What failed to be sent
 * or requested is tried again. Returns a function that stops it.
 */
export function keepMessagesCurrent({ events }: Pick<ShellApi, 'events'>, current: Current): () => void {
  const { inbox, outbox } = current;
  const stop = new AbortController();
  const { signal } = stop;
  let isStreamed = false;

  const tryAgain = () => {
    if (document.visibilityState === 'hidden') return;
    void outbox.flush();
    if (isStreamed) void inbox.retryFailed();
  };

  const stops = [
    events.subscribe('message.received', ({ payload }) => inbox.onReceived(payload)),
    events.subscribe('conversation.changed', ({ payload }) => inbox.onChanged(payload)),
    events.subscribe('conversation.typed', ({ payload }) => inbox.onTyped(payload)),
    events.subscribe('stream.state-changed', ({ payload }) => {
      isStreamed = payload.state === 'connected';
    }),
    keepCurrent(events, {
      // The list, the counts and the conversations are requested at different times: the first of them decides.
      askedBefore: (time) => current.askedFrom < time,
      refresh() {
        void outbox.flush();
        if (isStreamed) current.askedFrom = Date.now();
        void (isStreamed ? inbox.resume() : inbox.poll());
      },
    }),
  ];
  const trying = setInterval(tryAgain, POLL_MS);
  window.addEventListener('online', tryAgain, { signal });
  document.addEventListener('visibilitychange', tryAgain, { signal });
  window.addEventListener('pagehide', () => keepUnsent(current), { signal });
  void outbox.flush();

  return () => {
    clearInterval(trying);
    stop.abort();
    for (const each of stops) each();
    current.askedFrom = 0;
  };
}
