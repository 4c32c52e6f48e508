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

/** A module's part in the outbox: work of its own, so that one that fails holds up no other. */
export interface Subscription {
  topics: ReadonlySet<string>;
  kind: WorkKind<EventPayload>;
  work: DeclaredWork;
}

/** What the modules follow, in their order. */
export function subscriptionsOf(modules: readonly Pick<ServiceModule, 'name' | 'events'>[]): Subscription[] {
  return modules.flatMap(({ name, events }) => {
    if (!events) return [];
    const kind = defineWork({
      name: `${name}.event`,
      payload: eventSchema,
      retries: USUAL_RETRIES,
      timeLimitSeconds: 60,
      // One after the other: a process hands a module its events in their order.
      atATime: 1,
    });
    const work = onDemand(kind, async ({ id, topic, payload, createdAt }) => {
      // What was enqueued is an event of the outbox, whose payloads the compiler has checked.
      const event = { id, topic, payload, createdAt: new Date(createdAt) } as unknown as OutboxEvent;
      const handle = events[event.topic] as ((event: OutboxEvent) => Promise<void>) | undefined;
      await handle?.(event);
    });
    return [{ topics: new Set(Object.keys(events)), kind, work }];
  });
}
