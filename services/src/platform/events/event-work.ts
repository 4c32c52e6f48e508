import { z } from 'zod';
import type { ServiceModule } from '../module.ts';
import { defineWork, onDemand, USUAL_RETRIES, type DeclaredWork, type WorkKind } from '../work/work-kind.ts';
import type { OutboxEvent } from './topics.ts';

const eventSchema = z.object({
  id: z.number(),
  topic: z.string(),
  payload: z.custom<object>((value) => typeof value === 'object' && value !== null),
  createdAt: z.iso.datetime(),
});
export type EventPayload = z.infer<typeof eventSchema>;

/** A module's subscription to the outbox: separate work, so that a failing module does not block others. */
export interface Subscription {
  topics: ReadonlySet<string>;
  kind: WorkKind<EventPayload>;
  work: DeclaredWork;
}

/** The subscriptions of the modules, in order. */
export function subscriptionsOf(modules: readonly Pick<ServiceModule, 'name' | 'events'>[]): Subscription[] {
  return modules.flatMap(({ name, events }) => {
    if (!events) return [];
    const kind = defineWork({
      name: `${name}.event`,
      payload: eventSchema,
      retries: USUAL_RETRIES,
      timeLimitSeconds: 60,
      // One at a time, so that a process delivers events to a module in order.
      atATime: 1,
    });
    const work = onDemand(kind, async ({ id, topic, payload, createdAt }) => {
      // The payload is an event of the outbox, whose type the compiler has checked.
      const event = { id, topic, payload, createdAt: new Date(createdAt) } as unknown as OutboxEvent;
      const handle = events[event.topic] as ((event: OutboxEvent) => Promise<void>) | undefined;
      await handle?.(event);
    });
    return [{ topics: new Set(Object.keys(events)), kind, work }];
  });
}
