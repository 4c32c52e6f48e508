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

/** The work mode of a feed's own field takes precedence over the location. */
export function settleWorkMode(
  location: Pick<PlaceReading, 'remote' | 'workMode'>,
  stated: string | undefined,
  remoteFlag: boolean | undefined,
): { workMode: WorkMode | null; remote: boolean } {
  const mode = workModeOf(stated) ?? (remoteFlag ? 'R' : location.workMode);
  return { workMode: mode, remote: mode === 'R' || (location.remote && mode !== 'H' && mode !== 'O') };
}
