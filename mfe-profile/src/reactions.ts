import type { EventReactions } from '@hirehq/shared-ui';
import { AccountSettings, CoachSteps } from './shared/generated/queries.ts';
import { OF_EVERY_CHANGE, SECTIONS } from './shared/profile.query.ts';

export const reactions: EventReactions = {
  // The event does not say what was changed, so everything that is shown is requested again.
  'profile.changed': (_event, cache) => {
    for (const operation of [...OF_EVERY_CHANGE, ...SECTIONS]) cache.invalidate(operation);
  },
  'time-zone.chosen': ({ payload: { timeZone } }, cache) =>
    cache.update(AccountSettings, ({ accountSettings }) => ({ accountSettings: { ...accountSettings, timeZone } })),
  // The coach advises to apply for saved jobs.
  'job.saved': (_event, cache) => cache.invalidate(CoachSteps),
  'application.submitted': (_event, cache) => cache.invalidate(CoachSteps),
};
