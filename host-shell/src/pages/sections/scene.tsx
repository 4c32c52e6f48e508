import type { ReactNode } from 'react';

/** The canvas of a section's illustration, 320 by 220; the classes of shared-ui's illustrations apply the theme's colours. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="hq-illustration" viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
