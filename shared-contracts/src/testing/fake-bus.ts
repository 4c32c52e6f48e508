import { z } from 'zod/mini';
import { EVENTS, type BusEvent, type EventBus, type EventDefinition, type EventPayload, type Topic } from '../events/index.ts';

export interface FakeBus extends EventBus {
  /** Events that were published and accepted, in order. */
  published: BusEvent[];
  /** Why an event was refused: as in the shell, the publisher gets no error. */
  dropped: { topic: string; reason: string }[];
  /** An event from another source: the stream, the shell, another remote or tab. */
  arrive<T extends Topic>(topic: T, payload: EventPayload<T>): void;
}

type Handler = (event: BusEvent) => void;

/** An in-memory bus that checks payloads and owners like the shell's, with readable ids. */
export function createFakeBus(remote: string): FakeBus {
  const handlers = new Map<Topic, Set<Handler>>();
  const retained = new Map<Topic, BusEvent>();
  const published: BusEvent[] = [];
  const dropped: FakeBus['dropped'] = [];
  let count = 0;

  function checked(topic: Topic, source: string, payload: unknown, causedBy?: string): BusEvent | undefined {
    const definition: EventDefinition | undefined = EVENTS[topic];
    const read = definition?.schema.safeParse(payload);
    if (!definition || !read) dropped.push({ topic, reason: 'there is no such topic' });
    else if (definition.owner !== source) dropped.push({ topic, reason: `only ${definition.owner} publishes it` });
    else if (!read.success) dropped.push({ topic, reason: z.prettifyError(read.error) });
    else {
      count += 1;
      return {
        id: `event-${count}`,
        topic,
        version: definition.version,
        source,
        causedBy,
        at: new Date().toISOString(),
        payload: read.data,
      } as BusEvent;
    }
    return undefined;
  }

  function deliver(event: BusEvent): void {
    if (EVENTS[event.topic].retained) retained.set(event.topic, event);
    for (const handler of handlers.get(event.topic) ?? []) handler(event);
  }

  return {
    published,
    dropped,
    publish(topic, payload, causedBy) {
      const event = checked(topic, remote, payload, causedBy);
      if (!event) return `event-${(count += 1)}`;
      published.push(event);
      deliver(event);
      return event.id;
    },
    subscribe(topic, handler) {
      const own: Handler = (event) => (handler as Handler)(event);
      handlers.set(topic, (handlers.get(topic) ?? new Set()).add(own));
      const last = retained.get(topic);
      if (last) own(last);
      return () => handlers.get(topic)?.delete(own);
    },
    arrive(topic, payload) {
      const event = checked(topic, EVENTS[topic].owner, payload);
      if (!event) throw new TypeError(`The payload of ${topic} is not right: ${dropped.at(-1)?.reason}`);
      deliver(event);
    },
  };
}
