import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Services } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { attemptDelivery, bodyOf } from '../../../platform/webhooks/attempt-delivery.ts';
import { makeWebhookSecret } from '../../../platform/webhooks/sign-webhook.ts';
import { mistakeInWebhookUrl } from '../../../platform/webhooks/webhook-url.ts';
import { defineWork, onDemand, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { putWebhook, deleteTeamWebhook, webhookOfTeam } from './team-webhooks.store.ts';

const GONE = 410;

/** Types of the deliveries to teams. */
export const TEAM_EVENTS = ['release.published', 'canary.reverted', 'canary.ended'] as const;
type TeamEvent = (typeof TEAM_EVENTS)[number];

const notify = defineWork({
  name: 'team-keys.notify',
  payload: z.object({ team: z.string(), id: z.string(), body: z.string() }),
  // For about a day.
  retries: { limit: 34, delaySeconds: 5, longestDelaySeconds: 3600 },
  timeLimitSeconds: 60,
  atATime: 2,
});

/**
 * Tells the webhook of a team of something, once the transaction is committed: in the form of employers' webhooks, repeated for a day.
 * Does nothing for a team without a webhook.
 */
export async function notifyTeam(
  { work, now }: Pick<Services, 'work' | 'now'>,
  trx: Transaction,
  { team, event, payload }: { team: string; event: TeamEvent; payload: object },
): Promise<void> {
  if (!(await webhookOfTeam(trx, team))) return;
  await work.enqueue(trx, notify, { team, id: `msg_${newId()}`, body: bodyOf(event, now(), payload) });
}

async function deliver(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { team, id, body }: { team: string; id: string; body: string },
): Promise<void> {
  const webhook = await webhookOfTeam(db, team);
  if (!webhook) return;
  const { isDelivered, status, error } = await attemptDelivery(
    webhook,
    { id, body },
    { at: now(), allowPrivate: config.fetchPrivate },
  );
  if (isDelivered) return;
  if (status === GONE) return deleteTeamWebhook(db, webhook);
  throw new Error(`The webhook of the team '${team}' did not take a delivery: ${error ?? `status ${status}`}`);
}

export const teamWebhookWork = (services: Pick<Services, 'db' | 'config' | 'now'>): DeclaredWork[] => [
  onDemand(notify, (payload) => deliver(services, payload)),
];

/** Sets the address a team is notified at; only this result contains the secret that its deliveries are signed with. */
export async function setTeamWebhook(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { team, url }: { team: string; url: string },
): Promise<string> {
  const mistake = URL.canParse(url) ? mistakeInWebhookUrl(config, url) : 'must be a URL';
  if (mistake) throw new Refusal('VALIDATION_FAILED', { message: `The address ${mistake}.` });
  const secret = makeWebhookSecret();
  await putWebhook(db, { team, url, secret, added_at: now() });
  return secret;
}

export async function removeTeamWebhook({ db }: Pick<Services, 'db'>, team: string): Promise<void> {
  const webhook = await webhookOfTeam(db, team);
  if (!webhook) throw new Refusal('NOT_FOUND', { message: `The team '${team}' has no webhook.` });
  await deleteTeamWebhook(db, webhook);
}
