import type { ReactNode } from 'react';

/** One of the choices. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}
