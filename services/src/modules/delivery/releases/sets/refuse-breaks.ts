import { breakText, type Break, type BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

export interface ReleasesBeforeAndAfter {
  /** The current releases of the live set. */
  before: readonly BuiltRelease[];
  /** Those of the set that a change would make. */
  after: readonly BuiltRelease[];
  /** Releases that some visitors have in place of the live ones. */
  canaries: readonly BuiltRelease[];
  /** Releases that pages fall back to, before the change. */
  fallbacks: readonly BuiltRelease[];
}

/** What releases would lack of each other with another set. */
export type FindBreaks = (releases: ReleasesBeforeAndAfter) => readonly Break[];

/** Refuses a change that takes away what a release uses; says which. */
export function refuseBreaks(breaks: readonly Break[]): void {
  if (breaks.length === 0) return;
  throw new Refusal('CONTRACT_BROKEN', {
    message: `This takes away what other releases use. ${breaks.map(breakText).join(' ')} Release what uses it without it first.`,
    breaks: [...breaks],
  });
}
