import type { ChangedSet } from '@hirehq/shared-contracts/delivery';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { restoreSet, type ChangeOptions, type Changing, type Wish } from './change-set.ts';
import { earlierVersions } from './sets.store.ts';

/** Makes the version of a remote live again that was live before the present one, as the next set. */
export async function revertRemote(
  services: Changing,
  { remote, ...wish }: Wish & { remote: string },
  options: ChangeOptions = {},
): Promise<ChangedSet> {
  const [earlier] = await earlierVersions(services.db, remote);
  if (!earlier)
    throw new Refusal('NOT_FOUND', {
      message: `No other version of ${remote} was live before and is still stored: publish one.`,
    });
  return restoreSet(services, { ...wish, sequence: earlier.sequence, remotes: [remote] }, options);
}
