import type { z } from 'zod/mini';
import { applicationSubmitted } from './application-submitted.ts';
import { conversationChanged } from './conversation-changed.ts';
import { conversationTyped } from './conversation-typed.ts';
import { conversationsShown } from './conversations-shown.ts';
import type { EventDefinition } from './define-event.ts';
import { handOverChanged } from './hand-over-changed.ts';
import { jobSaved } from './job-saved.ts';
import { messageReceived } from './message-received.ts';
import { notificationReceived } from './notification-received.ts';
import { notificationsCounted } from './notifications-counted.ts';
import { notificationsRead } from './notifications-read.ts';
import { notificationsWanted } from './notifications-wanted.ts';
import { profileChanged } from './profile-changed.ts';
import { streamStateChanged } from './stream-state-changed.ts';
import { timeZoneChosen } from './time-zone-chosen.ts';

export type { EventDefinition } from './define-event.ts';

/** Every event of the platform, by topic. */
export const EVENTS = {
  'application.submitted': applicationSubmitted,
  'conversation.changed': conversationChanged,
  'conversation.typed': conversationTyped,
  'conversations.shown': conversationsShown,
  'hand-over.changed': handOverChanged,
  'job.saved': jobSaved,
  'message.received': messageReceived,
  'notification.received': notificationReceived,
  'notifications.counted': notificationsCounted,
  'notifications.read': notificationsRead,
  'notifications.wanted': notificationsWanted,
  'profile.changed': profileChanged,
  'stream.state-changed': streamStateChanged,
  'time-zone.chosen': timeZoneChosen,
} as const satisfies Record<string, EventDefinition>;

export type Topic = keyof typeof EVENTS;
export type EventPayload<T extends Topic> = z.infer<(typeof EVENTS)[T]['schema']>;

/** An event as subscribers receive it. */
export interface BusEvent<T extends Topic = Topic> {
  id: string;
  topic: T;
  version: number;
  /** Remote, `shell` or `services`. */
  source: string;
  /** Id of the event that led to this one. */
  causedBy: string | undefined;
  /** ISO 8601. */
  at: string;
  payload: EventPayload<T>;
}

/** An invalid payload is dropped and reported; the publisher gets no error. */
export interface EventBus {
  /** Returns the event's id, for the `causedBy` of events that follow from it. */
  publish<T extends Topic>(topic: T, payload: EventPayload<T>, causedBy?: string): string;
  /**
   * Calls the listener for each event from now on (and once with the last value of a retained topic). Returns a function that
   * unsubscribes.
   */
  subscribe<T extends Topic>(topic: T, handler: (event: BusEvent<T>) => void): () => void;
}
