import { Component, type ErrorInfo, type ReactNode } from 'react';

interface AppBoundaryProps {
  onError: (error: unknown, componentStack: string | null | undefined) => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** The outermost error boundary, for errors of the shell's own code. Errors of a remote stay in its own area. */
export class AppBoundary extends Component<AppBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
