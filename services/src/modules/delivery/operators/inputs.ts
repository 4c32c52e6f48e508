import { z } from 'zod';
import { expectedSet, remoteId, setSequence, why } from '@hirehq/shared-contracts/delivery';
import { readInput } from '../../../platform/refusals/read-input.ts';

const wish = { why, dryRun: z.boolean(), expected: expectedSet.nullish() };

export const restoreInput = z.object({ sequence: setSequence, remotes: z.array(remoteId).min(1).max(50).nullish(), ...wish });
export const revertInput = z.object({ remote: remoteId, ...wish });

const named = z.object({ remote: remoteId.nullish() });

/** The remote that a field is about, if it is one; refuses a text that no remote has as its name. */
export const remoteOf = (args: { remote: string | null | undefined }): string | undefined =>
  readInput(named, args).remote ?? undefined;

const tried = z.object({
  input: z.object({ dryRun: z.boolean(), remote: z.unknown().optional(), remotes: z.array(z.unknown()).nullish() }),
});

/** The remote that the input of a change names, if it is one and the only one. */
export function subjectOfInput(args: unknown): { remote: string | null; dryRun: boolean } {
  const { dryRun, remote, remotes } = tried.parse(args).input;
  const named = remote ?? (remotes?.length === 1 ? remotes[0] : undefined);
  return { remote: remoteId.safeParse(named).data ?? null, dryRun };
}
