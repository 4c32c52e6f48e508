import type { ReactNode } from 'react';

/** The value of a field and its handlers: `form.field(name)`, or values stored elsewhere. */
export interface FieldControl<Value> {
  id?: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
}

/** Properties of every field. */
export interface FieldWording {
  label: string;
  hint?: ReactNode;
  /** How the field is marked. `needed`: required but not marked, as in a short form in which all fields are required. */
  mark?: 'required' | 'needed' | 'optional' | undefined;
}
