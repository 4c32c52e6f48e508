import type { Selectable } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { ReleaseHistoryTable } from '../../../../platform/database/tables/releases.ts';

export type HistoryRow = Selectable<ReleaseHistoryTable>;

/** Entries before this one, newest first. */
export async function listHistory(
  db: Database,
  { before, remote, limit }: { before: number | undefined; remote: string | undefined; limit: number },
): Promise<HistoryRow[]> {
  return db
    .selectFrom('release_history')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What an upload is of. */
export async function subjectOfUpload(db: Database, id: string): Promise<{ remote: string; version: string } | undefined> {
  return db.selectFrom('release_upload').select(['remote', 'version']).where('id', '=', id).executeTakeFirst();
}

/** What a canary tries out. */
export async function subjectOfCanary(db: Database, id: string): Promise<{ remote: string; version: string } | undefined> {
  return db.selectFrom('canary').select(['remote', 'version']).where('id', '=', id).executeTakeFirst();
}
