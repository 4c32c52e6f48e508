import type { BusCore } from './event-bus.ts';

/** Connects the bus to the other tabs of the same candidate. Returns a function that disconnects it. */
export function joinTabs(bus: BusCore, candidateId: string): () => void {
  const channel = new BroadcastChannel(`hirehq:events:${candidateId}`);
  channel.addEventListener('message', ({ data }) => bus.receive(data));
  bus.onCrossTab((event) => channel.postMessage(event));
  return () => {
    bus.onCrossTab(() => {});
    channel.close();
  };
}
