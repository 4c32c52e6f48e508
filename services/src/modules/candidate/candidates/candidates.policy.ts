import { Refusal } from '../../../platform/refusals/refusal.ts';

/** Candidates change their own profile and nobody else's. */
export function mayChange(ownId: string, id: string | undefined): void {
  if (id !== undefined && id !== ownId) throw new Refusal('NOT_FOUND');
}
