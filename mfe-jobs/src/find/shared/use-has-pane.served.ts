import { canBeBeside } from '@hirehq/shared-contracts/beside';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { useBrand, useLocation } from '@hirehq/shared-ui';
import { useReadingSettings } from '@hirehq/shared-ui/bundled';

/** As in a wide window: how wide it is, is not known, and where there is no room the style sheet hides what is beside the list. */
export function useHasPane(): boolean {
  const variant = useBrand();
  const { pathname } = useLocation();
  const isSimple = useReadingSettings((settings) => isSimplified(settings, variant));
  return canBeBeside({ isWide: true, isSimple, pathname });
}
