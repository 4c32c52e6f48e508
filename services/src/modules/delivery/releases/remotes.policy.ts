import { Refusal } from '../../../platform/refusals/refusal.ts';

/** Refuses a key that is not for all of these remotes. */
export function refuseForeign({ remotes }: { remotes: readonly string[] | 'ALL' }, wanted: readonly string[]): void {
  const foreign = remotes === 'ALL' ? undefined : wanted.find((remote) => !remotes.includes(remote));
  if (foreign !== undefined)
    throw new Refusal('RIGHT_MISSING', {
      message: `This key has no right for ${foreign}. Use a key of the team that owns it, or ask the operator for the right.`,
    });
}
