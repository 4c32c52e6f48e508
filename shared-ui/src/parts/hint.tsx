import type { ReactNode } from 'react';

interface HintProps {
  /** What the control is called: the same words as its accessible name. */
  label: string;
  children: ReactNode;
}

/** Shows the name of a control that is only an icon, on hover and on keyboard focus. For the eye alone: it is the control's own name. */
export function Hint({ label, children }: HintProps) {
  return (
    <span className="hq-hint" data-hint={label}>
      {children}
    </span>
  );
}
