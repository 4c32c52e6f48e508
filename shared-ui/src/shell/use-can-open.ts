import { useShell } from './shell-context.tsx';

/** Whether this deployment has a page; what leads to one it does not have is not shown. PageLink asks by itself. */
export function useCanOpen(): (to: string) => boolean {
  return useShell().canOpen;
}
