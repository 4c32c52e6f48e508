import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Notification } from '../rest/index.ts';
import { defineEvent } from './define-event.ts';
import { EVENTS, type EventDefinition, type EventPayload } from './index.ts';

const events = Object.entries<EventDefinition>(EVENTS);

describe('events', () => {
  test.each(events)('PF-04 %s matches its key, with an owner and a version', (topic, definition) => {
    expect(definition.topic).toBe(topic);
    expect(topic).toMatch(/^[a-z-]+\.[a-z-]+$/);
    expect(Number.isInteger(definition.version) && definition.version > 0).toBe(true);
    expect(definition.owner).toMatch(/^[a-z-]+$/);
  });

  test.each(events)('PF-04 %s refuses an invalid payload', (_, { schema }) => {
    for (const payload of [undefined, null, 'text', 1, [], {}, { __proto__: { id: 'x' } }])
      expect(schema.safeParse(payload).success).toBe(false);
  });

  test('PF-04 an event is neither retained nor sent to other tabs unless it says so', () => {
    expect(defineEvent('job.saved', { version: 1, owner: 'jobs', schema: EVENTS['job.saved'].schema })).toMatchObject({
      retained: false,
      crossTab: false,
    });
  });

  test('NT-05 a notification has the fields of the calls; an older event without it is still valid', () => {
    expectTypeOf<EventPayload<'notification.received'>['notification']>().toEqualTypeOf<Notification | undefined>();
    const { schema, version } = EVENTS['notification.received'];
    const older = { id: 'n', unReadNotifications: 1 };
    expect([schema.parse(older), version]).toEqual([older, 1]);
  });

  test('NT-01 the unread count is retained, a notification is not', () => {
    expect(EVENTS['notifications.read'].retained).toBe(true);
    expect(EVENTS['notification.received'].retained).toBe(false);
  });
});
