import type { WorkMode } from '@hirehq/shared-contracts/codes';
import { readPlaceText, type Gazetteer, type PlaceContext, type PlaceReading } from '../../places/index.ts';
import { workModeOf } from './read-terms.ts';

/** The locations of a posting, as texts and as addresses with their parts, smallest first. Read together. */
export const readLocation = (
  written: readonly string[],
  addresses: readonly (readonly string[])[],
  gazetteer: Gazetteer,
  context?: PlaceContext,
): PlaceReading => readPlaceText([...written, ...addresses.map((parts) => parts.join(', '))], gazetteer, context);

/** The work mode of a feed's own field, else what location and title say: a choice between hybrid and remote work is both. */
export function settleWorkMode(
  said: readonly { workMode: WorkMode | null; remote: boolean }[],
  stated: string | undefined,
  remoteFlag: boolean | undefined,
): { workMode: WorkMode | null; remote: boolean } {
  const own = workModeOf(stated) ?? (remoteFlag ? 'R' : null);
  if (own !== null) return { workMode: own, remote: own === 'R' };
  return {
    workMode: said.find(({ workMode }) => workMode !== null)?.workMode ?? null,
    remote: said.some(({ remote }) => remote),
  };
}
