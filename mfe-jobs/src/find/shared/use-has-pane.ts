import { BESIDE_MEDIA, canBeBeside } from '@hirehq/shared-contracts/beside';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { useBrand, useLocation, useMediaQuery } from '@hirehq/shared-ui';
import { useReadingSettings, useSurface } from '@hirehq/shared-ui/bundled';

/** Whether a job is shown beside its list, which pages of others never do. */
export function useHasPane(): boolean {
  const variant = useBrand();
  const surface = useSurface();
  const { pathname } = useLocation();
  const isSimple = useReadingSettings((settings) => isSimplified(settings, variant));
  const isWide = useMediaQuery(BESIDE_MEDIA, false, { getInitialValueInEffect: false });
  return surface === undefined && canBeBeside({ isWide, isSimple, pathname });
}
