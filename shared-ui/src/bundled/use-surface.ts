import type { ShellSurface } from '@hirehq/shared-contracts/shell-api';
import { useShell } from '@hirehq/shared-ui';

/** The place of the remote in a page of somebody else; undefined on our own pages. */
export const useSurface = (): ShellSurface | undefined => useShell().surface;
