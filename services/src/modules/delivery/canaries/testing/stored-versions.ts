import { jsonb, type Database } from '../../../../platform/database/database.ts';
import { builtRelease } from '../../releases/testing/built-release.ts';

/** Stores versions of remotes without the bytes of their files. */
export async function storeVersions(
  db: Database,
  versions: readonly (readonly [remote: string, version: string])[],
): Promise<void> {
  await db
    .insertInto('release')
    .values(
      versions.map(([remote, version]) => ({
        remote,
        version,
        release: jsonb(builtRelease(remote, version).release),
        built_in: null,
        source: null,
        signature: null,
        published_by: null,
        last_live_at: null,
      })),
    )
    .execute();
}

/** Makes a set of these versions live. */
export async function makeLive(db: Database, sequence: number, versions: Readonly<Record<string, string>>): Promise<void> {
  const members = Object.fromEntries(Object.entries(versions).map(([remote, version]) => [remote, { version }]));
  await db
    .insertInto('release_set')
    .values({
      sequence,
      members: jsonb(members),
      cause: 'PROMOTE',
      why: 'A test.',
      made_by: 'operator',
      key_id: null,
      signature: null,
    })
    .execute();
  await db.updateTable('live_set').set({ sequence }).execute();
}
