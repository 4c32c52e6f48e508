import { makeKey, readKey } from '../../../platform/auth/api-key.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Services, TeamViewer } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { ALL_REMOTES, isRight, mistakeInWish, type KeyWish } from './team-keys.policy.ts';
import { insertTeamKey, noteKeyUse, endTeamKey, teamKeyById, type TeamKeyRow } from './team-keys.store.ts';

/** The use of a key is noted once a minute. */
const MINUTE = 60_000;

/** The team of a key; undefined if it is wrong or revoked. */
export async function teamOfKey({ db, now }: Pick<Services, 'db' | 'now'>, key: string): Promise<TeamViewer | undefined> {
  const read = readKey('hqt', key);
  const row = read && (await teamKeyById(db, read.id));
  if (!row || !read.fits(row.secret_hash) || row.revoked_at) return undefined;
  if (!row.last_used_at || now().getTime() - row.last_used_at.getTime() >= MINUTE) await noteKeyUse(db, row.id, now());
  return {
    team: row.team,
    keyId: row.id,
    remotes: row.remotes.includes(ALL_REMOTES) ? 'ALL' : row.remotes,
    rights: row.rights,
  };
}

/** Makes a key of a team; only this result contains its secret. */
export async function addTeamKey(db: Database, wish: KeyWish, now: Date): Promise<{ id: string; key: string }> {
  const mistake = mistakeInWish(wish);
  if (mistake) throw new Refusal('VALIDATION_FAILED', { message: mistake });
  const { id, key, secretHash } = makeKey('hqt');
  await insertTeamKey(db, {
    id,
    team: wish.team,
    label: wish.label.trim(),
    secret_hash: secretHash,
    remotes: [...new Set(wish.remotes)],
    rights: [...new Set(wish.rights.filter(isRight))],
    created_at: now,
    revoked_at: null,
    last_used_at: null,
  });
  return { id, key };
}

/** Revokes a key immediately; NOT_FOUND if it is not a valid key. */
export async function revokeTeamKey(db: Database, id: string, now: Date): Promise<TeamKeyRow> {
  const row = await endTeamKey(db, id, now);
  if (!row) throw new Refusal('NOT_FOUND', { message: `There is no valid key '${id}'.` });
  return row;
}
