import { useShell, useViewer } from '@hirehq/shared-ui';

/** Whether to offer what needs an account: visitors sign in first, which they cannot in a page of somebody else. */
export function useOffersAccount(): boolean {
  const { surface } = useShell();
  return useViewer() !== undefined || surface === undefined;
}
