import type { ReactNode } from 'react';
import { useShellServices } from '../shell-api/shell-services.tsx';

export interface DeployedProps {
  /** The target page. */
  to: string;
  /** Shown if that page is not deployed; by default nothing. */
  absent?: ReactNode;
  children: ReactNode;
}

/** Renders its children only if this deployment has the target page. */
export function Deployed({ to, absent, children }: DeployedProps) {
  return useShellServices().pages.canOpen(to) ? children : absent;
}
