import type { ReactNode } from 'react';

/** The sheet a section's picture is drawn on, 320 by 220; the classes of shared-ui's illustrations give it the theme's colours. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="hq-illustration" viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
