import type { Database } from '../../../../platform/database/database.ts';
import { doubtAboutSet } from '../signing/sign-set.ts';
import { trustedKeys, type KeysSource } from '../signing/trusted-keys.ts';
import { listSets, liveSequence, type SetRow } from './sets.store.ts';

const AT_A_TIME = 20;

export interface BaseOfChange {
  /** What is live, with the number of the newest set there is. */
  live: SetRow;
  /** True if somebody has put another set into its place, which is not believed: then any change makes a new set. */
  isRepaired: boolean;
}

/** The set that a change builds on: the newest one that is as it was signed, whatever somebody has made live in the database. */
export async function baseOfChange(db: Database, { keyedHash }: Omit<KeysSource, 'db'>): Promise<BaseOfChange> {
  const trusted = await trustedKeys({ db, keyedHash });
  const sequence = await liveSequence(db);
  let newest: number | undefined;
  for (let rows = await listSets(db, { before: undefined, limit: AT_A_TIME }); rows.length > 0;) {
    for (const row of rows) {
      newest ??= row.sequence;
      if ((await doubtAboutSet(trusted, row)) === undefined)
        return { live: { ...row, sequence: newest }, isRepaired: row.sequence !== sequence };
    }
    rows = await listSets(db, { before: rows.at(-1)?.sequence, limit: AT_A_TIME });
  }
  throw new Error('No release set is signed with a key of this platform. docs/operations/release-keys.md says what to do.');
}
