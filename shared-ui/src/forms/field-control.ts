import type { ReactNode } from 'react';

/** What a field is connected to: `form.field(name)`, or values that are kept elsewhere. */
export interface FieldControl<Value> {
  id?: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** What every field says of itself. */
export interface FieldWording {
  label: string;
  hint?: ReactNode;
  /** How it is marked. `needed`: required, though unmarked, as in a form that needs all of its few fields. */
  mark?: 'required' | 'needed' | 'optional' | undefined;
}
