import { Component, type ReactNode } from 'react';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

interface SurfaceBoundaryProps {
  report: ShellApi['report'];
  children: ReactNode;
}

/** Shows nothing in place of a part that threw: the shell, which gets the error, says what happened. */
export class SurfaceBoundary extends Component<SurfaceBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, { phase: 'render' });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
