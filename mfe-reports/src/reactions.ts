import type { ApiCache, EventReactions } from '@hirehq/shared-ui';
import { Dashboard } from './shared/generated/queries.ts';

const refresh = (_event: unknown, cache: ApiCache) => cache.invalidate(Dashboard);

/** The events do not say what they change for the dashboard, so it is requested again. */
export const reactions: EventReactions = {
  'notification.received': refresh,
  'application.submitted': refresh,
  'conversation.changed': refresh,
  'message.received': refresh,
  'profile.changed': refresh,
};
