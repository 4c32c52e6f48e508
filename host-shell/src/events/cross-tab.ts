import type { BusCore } from './event-bus.ts';

export interface Tabs {
  /** Delivers an event from outside the page here and to the other tabs. */
  relay(event: unknown): void;
  leave(): void;
}

/** Connects the bus to the other tabs of the same candidate. */
export function joinTabs(bus: BusCore, candidateId: string): Tabs {
  const channel = new BroadcastChannel(`hirehq:events:${candidateId}`);
  channel.addEventListener('message', ({ data }) => bus.receive(data));
  bus.onCrossTab((event) => channel.postMessage(event));
  return {
    relay(event) {
      bus.receive(event);
      channel.postMessage(event);
    },
    leave() {
      bus.onCrossTab(() => {});
      channel.close();
    },
  };
}
