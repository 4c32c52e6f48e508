import type { EventReactions } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE, SECTIONS } from './shared/profile.query.ts';

export const reactions: EventReactions = {
  // The event does not say what was changed, so everything that is shown is requested again.
  'profile.changed': (_event, cache) => {
    for (const operation of [...OF_EVERY_CHANGE, ...SECTIONS]) cache.invalidate(operation);
  },
};
