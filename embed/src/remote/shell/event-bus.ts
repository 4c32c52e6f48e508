import { EVENTS, type BusEvent, type EventBus, type Topic } from '@hirehq/shared-contracts/events';
import { newRequestId } from '@hirehq/shared-contracts/request-id';

type Handler = (event: BusEvent) => void;

/** A bus of one element: nothing reaches other elements, tabs or the platform. `threw`: a subscriber has thrown. */
export function createEventBus(remote: string, threw: (error: unknown) => void): EventBus {
  const handlers = new Map<string, Set<Handler>>();
  return {
    publish(topic, payload, causedBy) {
      const { version } = EVENTS[topic];
      const id = newRequestId();
      const event = { id, topic, version, source: remote, causedBy, at: new Date().toISOString(), payload } as BusEvent;
      for (const handler of handlers.get(topic) ?? []) {
        try {
          handler(event);
        } catch (error) {
          threw(error);
        }
      }
      return id;
    },
    subscribe<T extends Topic>(topic: T, handler: (event: BusEvent<T>) => void) {
      const own = (event: BusEvent) => (handler as Handler)(event);
      handlers.set(topic, (handlers.get(topic) ?? new Set()).add(own));
      return () => handlers.get(topic)?.delete(own);
    },
  };
}
