import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { defineWork, onDemand, USUAL_RETRIES, type DeclaredWork } from '../../../platform/work/work-kind.ts';

const removeFilesWork = defineWork({
  name: 'account.remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 300,
  atATime: 1,
});

/** Removes files whose rows the caller's transaction has deleted: once it is committed, and until it has succeeded. */
export async function queueFileRemoval(
  { work }: Pick<Services, 'work'>,
  trx: Transaction,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await work.enqueue(trx, removeFilesWork, { keys: [...keys] });
}

export const fileRemoval = ({ files }: Pick<Services, 'files'>): DeclaredWork =>
  onDemand(removeFilesWork, async ({ keys }) => {
    for (const key of keys) await files.remove(key);
  });
