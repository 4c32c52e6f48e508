import type { NotificationPreferences, SaveNotificationPreferencesInput } from '@hirehq/shared-contracts/graphql/types';
import { notificationPreferencesChanges } from '@hirehq/shared-contracts/inputs';
import { everyChoice, isRequiredChoice } from '@hirehq/shared-contracts/notification-preferences';
import { readInput } from '../../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { publicWebPushKey } from '../push/web-push-key.store.ts';
import { sendDeferred } from '../delivery/send-deferred.ts';
import { chooseZone } from './choose-zone.ts';
import { choicesOf, markSeen, preferenceOf, saveChoice, updatePreference } from './preferences.store.ts';

export async function preferences(
  { db, now }: Pick<Services, 'db' | 'now'>,
  candidateId: string,
): Promise<NotificationPreferences> {
  const [row, chosen, webPushKey] = await Promise.all([
    preferenceOf(db, candidateId),
    choicesOf(db, candidateId),
    publicWebPushKey(db, now()),
  ]);
  return {
    choices: everyChoice(chosen),
    dailyDigest: row.daily_digest,
    quietHours: row.quiet_from !== null && row.quiet_to !== null ? { from: row.quiet_from, to: row.quiet_to } : null,
    timeZone: row.time_zone,
    seenTo: row.seen_to?.toISOString() ?? null,
    webPushKey,
  };
}

/** Saves what the input contains; refuses to turn off a required channel. */
export async function savePreferences(
  services: Pick<Services, 'db' | 'now' | 'stream' | 'work'>,
  candidateId: string,
  input: SaveNotificationPreferencesInput,
): Promise<NotificationPreferences> {
  const { choices, dailyDigest, quietHours, timeZone } = readInput(notificationPreferencesChanges, input);
  const refused = choices?.find((choice) => !choice.enabled && isRequiredChoice(choice));
  if (refused)
    throw new Refusal('VALIDATION_FAILED', { message: `${refused.type} ${refused.channel} is required and stays on.` });
  await services.db.transaction().execute(async (trx) => {
    await updatePreference(trx, candidateId, {
      ...(typeof dailyDigest === 'boolean' && { daily_digest: dailyDigest }),
      ...(quietHours !== undefined && { quiet_from: quietHours?.from ?? null, quiet_to: quietHours?.to ?? null }),
    });
    if (timeZone !== undefined) await chooseZone(services, trx, candidateId, timeZone);
    else if (quietHours !== undefined) await sendDeferred(services, trx, candidateId);
    for (const choice of choices ?? []) await saveChoice(trx, candidateId, choice);
  });
  return preferences(services, candidateId);
}

/** Records what the candidate has seen; what does not exist yet cannot have been seen. */
export const seeNotifications = ({ db, now }: Pick<Services, 'db' | 'now'>, candidateId: string, upTo: string): Promise<Date> =>
  markSeen(db, candidateId, new Date(Math.min(Date.parse(upTo), now().getTime())));
