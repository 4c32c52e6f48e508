import { Refusal } from '../../../platform/refusals/refusal.ts';

/** A candidate brings themselves into a talent pool and nobody else. */
export function mayBring(ownId: string, candidatesIds: readonly string[]): void {
  if (candidatesIds.some((id) => id !== ownId)) throw new Refusal('NOT_FOUND');
}
