import { sql } from 'kysely';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import type { SignedSet } from './sign-set.ts';

/** The live set, which nobody changes until the transaction ends. */
export async function lockedLiveSet(trx: Transaction): Promise<SignedSet | undefined> {
  return trx
    .selectFrom('live_set')
    .innerJoin('release_set', 'release_set.sequence', 'live_set.sequence')
    .select(['release_set.sequence', 'release_set.members', 'release_set.signature'])
    .forUpdate('live_set')
    .executeTakeFirst();
}

export async function isAnySetSigned(db: Database): Promise<boolean> {
  const { rows } = await sql<{ signed: boolean }>`
    select exists (select from release_set where signature is not null) as signed`.execute(db);
  return rows[0]?.signed ?? false;
}

/** Whether the set is the newest there is. */
export async function isNewestSet(db: Database, sequence: number): Promise<boolean> {
  const { rows } = await sql<{ newer: boolean }>`
    select exists (select from release_set where sequence > ${sequence}) as newer`.execute(db);
  return rows[0]?.newer === false;
}

export async function putSetSignature(db: Database, sequence: number, signature: string): Promise<void> {
  await db.updateTable('release_set').set({ signature }).where('sequence', '=', sequence).execute();
}

export async function unsignedReleases(db: Database): Promise<{ remote: string; version: string; release: BuiltRelease }[]> {
  return db.selectFrom('release').select(['remote', 'version', 'release']).where('signature', 'is', null).execute();
}

export async function putReleaseSignature(
  db: Database,
  { remote, version, source, signature }: { remote: string; version: string; source: string; signature: string },
): Promise<void> {
  await db
    .updateTable('release')
    .set({ source, signature })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('signature', 'is', null)
    .execute();
}
