import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { Inbox } from './inbox/create-inbox.ts';
import type { Drafts } from './outbox/drafts.ts';
import type { Outbox } from './outbox/create-outbox.ts';

/** How often everything is requested while the event stream is not connected (MS-08). */
export const POLL_MS = 10_000;

interface Current {
  inbox: Inbox;
  outbox: Outbox;
  drafts: Drafts;
}

/** A message whose file a reload would lose becomes a draft that names the file. */
function keepUnsent({ outbox, drafts }: Current): void {
  for (const { enterpriseId, text, file, requestId } of outbox.unstored()) {
    const draft = drafts.state(enterpriseId).current();
    if (draft.text || draft.file) continue;
    drafts.change(enterpriseId, { text, lostFile: file?.name, requestId });
  }
}

/** Keeps messages current by the event stream, or by polling while it is not connected. Returns a function that stops it. */
export function keepCurrent({ events }: Pick<ShellApi, 'events'>, current: Current): () => void {
  const { inbox, outbox } = current;
  const stop = new AbortController();
  const { signal } = stop;
  let isStreamed = false;

  const isShown = () => document.visibilityState === 'visible';
  const turn = () => {
    if (!isShown()) return;
    void outbox.flush();
    void (isStreamed ? inbox.retryFailed() : inbox.poll());
  };

  const stops = [
    events.subscribe('message.received', ({ payload }) => inbox.onReceived(payload)),
    events.subscribe('conversation.changed', ({ payload }) => inbox.onChanged(payload)),
    events.subscribe('conversation.typed', ({ payload }) => inbox.onTyped(payload)),
    events.subscribe('stream.state-changed', ({ payload: { state } }) => {
      const wasStreamed = isStreamed;
      isStreamed = state === 'connected';
      if (!isStreamed || wasStreamed) return;
      void inbox.resume();
      void outbox.flush();
    }),
  ];
  const polling = setInterval(turn, POLL_MS);
  window.addEventListener('online', turn, { signal });
  document.addEventListener('visibilitychange', turn, { signal });
  window.addEventListener('pagehide', () => keepUnsent(current), { signal });
  void outbox.flush();

  return () => {
    clearInterval(polling);
    stop.abort();
    for (const each of stops) each();
  };
}
