import type { ModuleFactory } from '../../../platform/module.ts';
import { deliveryDocs } from './docs.routes.ts';
import { teamOfKey } from './team-keys.service.ts';
import { teamWebhookWork } from './team-webhooks.service.ts';

export { ALL_REMOTES } from './team-keys.policy.ts';
export { addTeamKey, revokeTeamKey } from './team-keys.service.ts';
export { teamKeyById, teamKeys } from './team-keys.store.ts';
export { notifyTeam, removeTeamWebhook, setTeamWebhook } from './team-webhooks.service.ts';

/** Teams that release remotes: their keys, and the webhooks that tell them of what happens to their releases. */
export const teamKeysModule: ModuleFactory = (services) => ({
  name: 'team-keys',
  teamOf: (key) => teamOfKey(services, key),
  work: teamWebhookWork(services),
  routes: (app) => deliveryDocs(app, services.config.origin),
});
