import { EVENTS, type BusEvent, type EventDefinition, type EventPayload, type Topic } from '@hirehq/shared-contracts/events';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { z } from 'zod/mini';

/** Why an event was dropped; the publisher gets no error. */
export interface DroppedEvent {
  topic: string;
  source: string;
  reason: 'unknown-topic' | 'not-the-owner' | 'bad-payload' | 'unknown-version' | 'subscriber-threw';
  detail: string;
}

export interface BusCore {
  publish<T extends Topic>(source: string, topic: T, payload: EventPayload<T>, causedBy?: string): string;
  subscribe<T extends Topic>(topic: T, handler: (event: BusEvent<T>) => void): () => void;
  /** An event from another tab or the event stream, in the version of its publisher. One that arrives twice is delivered once. */
  receive(event: unknown): void;
  /** Called with each event of a topic that reaches other tabs. */
  onCrossTab(handler: (event: BusEvent) => void): void;
  /** Deletes retained values, at logout. */
  forget(): void;
}

type Handler = (event: BusEvent) => void;

/** Ids of received events that are remembered, to recognise one that arrives twice. */
const REMEMBERED = 500;

const foreignEventSchema = z.object({
  id: z.string(),
  topic: z.string(),
  version: z.number(),
  source: z.string(),
  causedBy: z.optional(z.string()),
  at: z.string(),
  payload: z.unknown(),
});

/** A remote that was built before the version of an event was raised publishes the version before. */
function readPayload({ schema, upcast }: EventDefinition, payload: unknown): ReturnType<EventDefinition['schema']['safeParse']> {
  const read = schema.safeParse(payload);
  if (read.success || !upcast) return read;
  try {
    const older = schema.safeParse(upcast(payload));
    return older.success ? older : read;
  } catch {
    // It is no payload of the version before either.
    return read;
  }
}

interface EventBusOptions {
  /** Called with each event that is delivered in this page. */
  onDelivered?: Handler | undefined;
  /** The events that exist. */
  events?: Readonly<Record<string, EventDefinition>>;
}

/**
 * The event bus: typed for publishers, validated for subscribers. An invalid event is dropped and reported, and never throws in
 * the publisher.
 */
export function createEventBus(
  onDropped: (dropped: DroppedEvent) => void,
  { onDelivered = () => {}, events = EVENTS }: EventBusOptions = {},
): BusCore {
  const definitionOf = (topic: string): EventDefinition | undefined => (Object.hasOwn(events, topic) ? events[topic] : undefined);
  const handlers = new Map<string, Set<Handler>>();
  const retained = new Map<string, BusEvent>();
  const received = new Set<string>();
  let crossTab: Handler = () => {};

  function isRepeated(id: string): boolean {
    if (received.has(id)) return true;
    received.add(id);
    const [oldest] = received;
    if (received.size > REMEMBERED && oldest !== undefined) received.delete(oldest);
    return false;
  }

  function call(handler: Handler, event: BusEvent): void {
    try {
      handler(event);
    } catch (error) {
      onDropped({ topic: event.topic, source: event.source, reason: 'subscriber-threw', detail: String(error) });
    }
  }

  function deliver(event: BusEvent, retain: boolean): void {
    if (retain) retained.set(event.topic, event);
    onDelivered(event);
    for (const handler of handlers.get(event.topic) ?? []) call(handler, event);
  }

  return {
    publish(source, topic, payload, causedBy) {
      const id = newRequestId();
      const definition = definitionOf(topic);
      const drop = (reason: DroppedEvent['reason'], detail: string) => onDropped({ topic, source, reason, detail });
      if (!definition) drop('unknown-topic', 'not in shared-contracts/events');
      else if (definition.owner !== source) drop('not-the-owner', `only ${definition.owner} publishes it`);
      else {
        const read = readPayload(definition, payload);
        if (!read.success) drop('bad-payload', z.prettifyError(read.error));
        else {
          const event = {
            id,
            topic,
            version: definition.version,
            source,
            causedBy,
            at: new Date().toISOString(),
            payload: read.data,
          } as BusEvent;
          deliver(event, definition.retained);
          if (definition.crossTab) crossTab(event);
        }
      }
      return id;
    },

    subscribe(topic, handler) {
      const own = (event: BusEvent) => (handler as Handler)(event);
      const known = handlers.get(topic) ?? new Set();
      handlers.set(topic, known.add(own));
      const last = retained.get(topic);
      if (last) call(own, last);
      return () => known.delete(own);
    },

    receive(value) {
      const read = foreignEventSchema.safeParse(value);
      if (!read.success)
        return onDropped({ topic: 'unknown', source: 'unknown', reason: 'bad-payload', detail: z.prettifyError(read.error) });
      const { topic, version, source } = read.data;
      const drop = (reason: DroppedEvent['reason'], detail: string) => onDropped({ topic, source, reason, detail });
      const definition = definitionOf(topic);
      if (!definition) return drop('unknown-topic', 'not in shared-contracts/events');
      // Each tab publishes these for itself; tabs of an earlier version may still send them.
      if (!definition.crossTab) return;
      const isOlder = version === definition.version - 1 && definition.upcast !== undefined;
      if (version !== definition.version && !isOlder)
        return drop('unknown-version', `version ${version}, known is ${definition.version}`);
      const payload = definition.schema.safeParse(isOlder ? definition.upcast?.(read.data.payload) : read.data.payload);
      if (!payload.success) return drop('bad-payload', z.prettifyError(payload.error));
      if (isRepeated(read.data.id)) return;
      deliver(
        { ...read.data, causedBy: read.data.causedBy, version: definition.version, payload: payload.data } as BusEvent,
        definition.retained,
      );
    },

    onCrossTab(handler) {
      crossTab = handler;
    },

    forget() {
      retained.clear();
    },
  };
}
