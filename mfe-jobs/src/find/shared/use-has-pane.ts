import { BESIDE_FROM_EM } from '@hirehq/shared-contracts/beside';
import { isWebview } from '@hirehq/shared-contracts/find-page';
import { isSimplified } from '@hirehq/shared-contracts/reading';
import { useBrand, useLocation, useMediaQuery } from '@hirehq/shared-ui';
import { useReadingSettings, useSurface } from '@hirehq/shared-ui/bundled';

/** Whether a job is shown beside its list: in a wide window of our own, not in the simplified view. */
export function useHasPane(): boolean {
  const variant = useBrand();
  const surface = useSurface();
  const { pathname } = useLocation();
  const isSimple = useReadingSettings((settings) => isSimplified(settings, variant));
  const isWide = useMediaQuery(`(min-width: ${BESIDE_FROM_EM}em)`, false, { getInitialValueInEffect: false });
  return isWide && !isSimple && surface === undefined && !isWebview(pathname);
}
