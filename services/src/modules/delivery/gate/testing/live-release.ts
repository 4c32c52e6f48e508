import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { jsonb, type Database } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { toy } from './toy-release.ts';

const release = (version: string, calls: readonly string[] = []): BuiltRelease =>
  toy('jobs', { surface: { calls: Object.fromEntries(calls.map((key) => [key, { sends: {}, reads: {} }])) }, version });
export const GOOD = release('1.0.0');
/** It makes a call that the services do not have. */
export const BAD = release('2.0.0', ['GET nowhere']);
export const SENTENCE = 'jobs 2.0.0 makes it: the services have no call GET nowhere.';

/** Makes releases live as another process would have, without their files. */
export async function makeSetLive(
  db: Database,
  current: BuiltRelease,
  { previous, canary }: { previous?: BuiltRelease; canary?: BuiltRelease } = {},
): Promise<void> {
  for (const each of [current, previous, canary].filter((one) => one !== undefined))
    await db
      .insertInto('release')
      .values({ remote: each.remote, version: each.version, release: jsonb(each) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { sequence } = await db.selectFrom('live_set').select('sequence').executeTakeFirstOrThrow();
  const members = { jobs: { version: current.version, ...(previous && { previousVersion: previous.version }) } };
  const next = { sequence: sequence + 1, members: jsonb(members), cause: 'PROMOTE', why: 'a test', made_by: 'test' };
  await db.insertInto('release_set').values(next).execute();
  await db.updateTable('live_set').set({ sequence: next.sequence }).execute();
  if (!canary) return;
  const now = new Date();
  const facts = {
    id: newId(),
    remote: canary.remote,
    version: canary.version,
    against: current.version,
    share: 10,
    salt: 'salt',
  };
  await db
    .insertInto('canary')
    .values({
      ...facts,
      enterprises: [],
      accounts: [],
      state: 'RUNNING',
      why: 'a test',
      started_by: 'test',
      started_at: now,
      ends_at: now,
      slow_ms: jsonb({}),
    })
    .execute();
}
