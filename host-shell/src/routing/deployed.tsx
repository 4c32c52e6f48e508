import type { ReactNode } from 'react';
import { useShellServices } from '../lend/shell-services.tsx';

export interface DeployedProps {
  /** The page it leads to. */
  to: string;
  /** Shown where that page is not deployed; nothing unless told. */
  absent?: ReactNode;
  children: ReactNode;
}

/** What leads to a page, where this deployment has that page. */
export function Deployed({ to, absent, children }: DeployedProps) {
  return useShellServices().pages.canOpen(to) ? children : absent;
}
