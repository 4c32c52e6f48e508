/** What the tab that has the stream shares with the other tabs of its candidate. */
export type TabMessage =
  /** A new tab asks whether there is a stream. */
  | { kind: 'ask' }
  /** The tab with the stream is awake and connecting, so that no other tab has to take over. */
  | { kind: 'trying' }
  /** The stream is alive: its position, and since when every event is delivered. */
  | { kind: 'alive'; position: string; since: number }
  | { kind: 'event'; position: string; since: number; event: unknown };

export interface StreamTabs {
  send(message: TabMessage): void;
  leave(): void;
}

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'ask' || value.kind === 'trying') return true;
  if (value.kind !== 'alive' && !(value.kind === 'event' && 'event' in value)) return false;
  return 'position' in value && typeof value.position === 'string' && 'since' in value && typeof value.since === 'number';
}

export function joinStreamTabs(candidateId: string, onMessage: (message: TabMessage) => void): StreamTabs {
  const channel = new BroadcastChannel(`hirehq:live-stream:${candidateId}`);
  let hasLeft = false;
  channel.addEventListener('message', ({ data }) => {
    if (!hasLeft && isTabMessage(data)) onMessage(data);
  });
  return {
    send(message) {
      if (!hasLeft) channel.postMessage(message);
    },
    leave() {
      hasLeft = true;
      channel.close();
    },
  };
}
