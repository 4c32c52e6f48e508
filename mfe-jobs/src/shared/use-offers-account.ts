import { useViewer } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';

/** Whether to offer what needs an account: visitors sign in first, which they cannot in a page of somebody else. */
export function useOffersAccount(): boolean {
  const surface = useSurface();
  return useViewer() !== undefined || surface === undefined;
}
