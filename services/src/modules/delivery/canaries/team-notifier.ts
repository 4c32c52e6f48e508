import type { Services } from '../../../platform/module.ts';
import { notifyTeam } from '../team-keys/index.ts';
import type { NotifyTeam } from './decide-canaries.ts';

/** Tells the webhook of a team. */
export const teamNotifier =
  (services: Pick<Services, 'work' | 'now'>): NotifyTeam =>
  (trx, notice) =>
    notifyTeam(services, trx, notice);
