import { useShell } from './shell-context.tsx';

/** Whether this deployment has a page; do not show links to pages it does not have. PageLink checks this itself. */
export function useCanOpen(): (to: string) => boolean {
  return useShell().canOpen;
}
