import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** The versions of a remote that are or were live and whose files are stored, the one that was live last first. */
export async function versionsOnceLive(db: Database, remote: string): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select release.version
    from release_set
    join release on release.version = members -> ${remote} ->> 'version'
    where release.remote = ${remote} and release.state = 'STORED'
    group by release.version order by max(sequence) desc`.execute(db);
  return rows.map(({ version }) => version);
}

/** The version of a remote, and the one pages fell back to, in the newest set that had this version of another one. */
export async function versionsBeside(
  db: Database,
  remote: string,
  beside: { remote: string; version: string },
): Promise<string[]> {
  const { rows } = await sql<{ version: string | null; previous: string | null }>`
    select members -> ${remote} ->> 'version' as version, members -> ${remote} ->> 'previousVersion' as previous
    from release_set where members -> ${beside.remote} ->> 'version' = ${beside.version}
    order by sequence desc limit 1`.execute(db);
  return rows.flatMap(({ version, previous }) => [version, previous].filter((each) => each !== null));
}
