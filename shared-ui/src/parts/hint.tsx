import type { ReactNode } from 'react';

interface HintProps {
  /** The name of the control, the same text as its accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * Shows the name of an icon-only control on hover and keyboard focus. Visual only, because the control has it as its accessible
 * name.
 */
export function Hint({ label, children }: HintProps) {
  return (
    <span className="hq-hint" data-hint={label}>
      {children}
    </span>
  );
}
