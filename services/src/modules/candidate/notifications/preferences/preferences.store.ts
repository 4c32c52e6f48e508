import { sql, type Selectable, type Updateable } from 'kysely';
import type { NotificationChannel, NotificationType } from '@hirehq/shared-contracts/codes';
import { isChannelOn, type ChannelChoice } from '@hirehq/shared-contracts/notification-preferences';
import type { Database } from '../../../../platform/database/database.ts';
import type { NotificationPreferenceTable } from '../../../../platform/database/tables/notifications.ts';

export type PreferenceRow = Selectable<NotificationPreferenceTable>;

const NOTHING_CHOSEN = { daily_digest: false, quiet_from: null, quiet_to: null, time_zone: null, seen_to: null };

export async function preferenceOf(db: Database, candidateId: string): Promise<PreferenceRow> {
  const row = await db
    .selectFrom('notification_preference')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row ?? { candidate_id: candidateId, ...NOTHING_CHOSEN };
}

export async function updatePreference(
  db: Database,
  candidateId: string,
  set: Omit<Updateable<NotificationPreferenceTable>, 'candidate_id'>,
): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await db
    .insertInto('notification_preference')
    .values({ candidate_id: candidateId, ...set })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(set))
    .execute();
}

/** The IANA time zone that the candidate chose; null if they did not. */
export const chosenZoneOf = async (db: Database, candidateId: string): Promise<string | null> =>
  (await preferenceOf(db, candidateId)).time_zone;

/** The latest time up to which the candidate has seen notifications. */
export async function markSeen(db: Database, candidateId: string, upTo: Date): Promise<Date> {
  const { seen_to } = await db
    .insertInto('notification_preference')
    .values({ candidate_id: candidateId, seen_to: upTo })
    .onConflict((conflict) =>
      conflict
        .column('candidate_id')
        .doUpdateSet({ seen_to: sql<Date>`greatest(notification_preference.seen_to, excluded.seen_to)` }),
    )
    .returning('seen_to')
    .executeTakeFirstOrThrow();
  return seen_to ?? upTo;
}

export async function choicesOf(db: Database, candidateId: string): Promise<ChannelChoice[]> {
  return db
    .selectFrom('notification_choice')
    .select(['type', 'channel', 'enabled'])
    .where('candidate_id', '=', candidateId)
    .execute();
}

export async function saveChoice(db: Database, candidateId: string, choice: ChannelChoice): Promise<void> {
  await db
    .insertInto('notification_choice')
    .values({ candidate_id: candidateId, ...choice })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'type', 'channel']).doUpdateSet({ enabled: choice.enabled }))
    .execute();
}

export const isChannelOnFor = async (
  db: Database,
  candidateId: string,
  type: NotificationType,
  channel: NotificationChannel,
): Promise<boolean> => isChannelOn(await choicesOf(db, candidateId), type, channel);

/** IANA time zone: the one the candidate chose, else that of their city if the gazetteer has it. */
export async function zoneOf(db: Database, candidateId: string): Promise<string | undefined> {
  const { rows } = await sql<{ time_zone: string | null }>`
    select coalesce(notification_preference.time_zone, city.time_zone) as time_zone from candidate
    left join notification_preference on notification_preference.candidate_id = candidate.id
    left join lateral (
      select place.time_zone from place
      where place.kind = 'city' and place.name = candidate.city and place.time_zone is not null
        and candidate.country in (place.country_name, place.country_code)
      order by place.state_name is not distinct from candidate.state desc, place.population desc limit 1
    ) city on true
    where candidate.id = ${candidateId}`.execute(db);
  return rows[0]?.time_zone ?? undefined;
}

/** Turns off emails of these types; does nothing for a candidate who no longer exists. */
export async function stopEmails(db: Database, candidateId: string, types: readonly NotificationType[]): Promise<void> {
  await db
    .insertInto('notification_choice')
    .columns(['candidate_id', 'type', 'channel', 'enabled'])
    .expression(
      db
        .selectFrom('candidate')
        .select((column) => [
          'candidate.id',
          sql<NotificationType>`unnest(${types}::text[])`.as('type'),
          column.val<NotificationChannel>('EMAIL').as('channel'),
          column.val(false).as('enabled'),
        ])
        .where('candidate.id', '=', candidateId),
    )
    .onConflict((conflict) => conflict.columns(['candidate_id', 'type', 'channel']).doUpdateSet({ enabled: false }))
    .execute();
}
