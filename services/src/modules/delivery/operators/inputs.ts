import { z } from 'zod';
import { expectedSet, remoteId, setSequence, why } from '@hirehq/shared-contracts/delivery';

const wish = { why, dryRun: z.boolean(), expected: expectedSet.nullish() };

export const restoreInput = z.object({ sequence: setSequence, remotes: z.array(remoteId).min(1).max(50).nullish(), ...wish });
export const revertInput = z.object({ remote: remoteId, ...wish });
