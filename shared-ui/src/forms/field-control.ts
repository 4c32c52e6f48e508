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
  /** How it is marked; `required` also says so to assistive technology. */
  mark?: 'required' | 'optional' | undefined;
}
