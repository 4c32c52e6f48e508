import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { TeamWebhookTable } from '../../../platform/database/tables/releases.ts';

export type TeamWebhookRow = Selectable<TeamWebhookTable>;

export async function webhookOfTeam(db: Database, team: string): Promise<TeamWebhookRow | undefined> {
  return db.selectFrom('team_webhook').selectAll().where('team', '=', team).executeTakeFirst();
}

/** Stores the webhook of a team in place of the one it has. */
export async function putWebhook(db: Database, row: TeamWebhookRow): Promise<void> {
  const { team: _, ...changes } = row;
  await db
    .insertInto('team_webhook')
    .values(row)
    .onConflict((conflict) => conflict.column('team').doUpdateSet(changes))
    .execute();
}

/** Removes the webhook of a team, if it still has this address. */
export async function deleteTeamWebhook(db: Database, { team, url }: Pick<TeamWebhookRow, 'team' | 'url'>): Promise<void> {
  await db.deleteFrom('team_webhook').where('team', '=', team).where('url', '=', url).execute();
}
