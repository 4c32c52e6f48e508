import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { TeamKeyTable } from '../../../platform/database/tables/releases.ts';

export type TeamKeyRow = Selectable<TeamKeyTable>;

export async function insertTeamKey(db: Database, row: TeamKeyRow): Promise<void> {
  await db.insertInto('team_key').values(row).execute();
}

export async function teamKeyById(db: Database, id: string): Promise<TeamKeyRow | undefined> {
  return db.selectFrom('team_key').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All keys, or those of a team; revoked ones too. */
export async function teamKeys(db: Database, team?: string): Promise<TeamKeyRow[]> {
  return db
    .selectFrom('team_key')
    .selectAll()
    .$if(team !== undefined, (query) => query.where('team', '=', team ?? ''))
    .orderBy('team')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function noteKeyUse(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('team_key').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The key, unless there is none or it was revoked before. */
export async function endTeamKey(db: Database, id: string, now: Date): Promise<TeamKeyRow | undefined> {
  return db
    .updateTable('team_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
