import type { ReactNode } from 'react';

/** One of some that can be chosen. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}
