import { Component, type ErrorInfo, useEffect, useRef, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** `mount` until the part was on screen once. */
  onThrow: (phase: 'mount' | 'render', error: unknown, componentStack: string | null | undefined) => void;
  onShown: () => void;
  /** Shown once the part has thrown, until it is replaced; by default nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

function Shown({ onShown }: { onShown: () => void }) {
  const reported = useRef(false);
  useEffect(() => {
    if (!reported.current) onShown();
    reported.current = true;
  }, [onShown]);
  return null;
}

/** Catches the errors of a part inside its own area. */
export class PartBoundary extends Component<PartBoundaryProps, { threw: boolean }> {
  override state = { threw: false };
  #shown = false;

  static getDerivedStateFromError(): { threw: boolean } {
    return { threw: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onThrow(this.#shown ? 'render' : 'mount', error, componentStack);
  }

  readonly #onShown = () => {
    this.#shown = true;
    this.props.onShown();
  };

  override render(): ReactNode {
    if (this.state.threw) return this.props.fallback;
    return (
      <>
        {this.props.children}
        <Shown onShown={this.#onShown} />
      </>
    );
  }
}
