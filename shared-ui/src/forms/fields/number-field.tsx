import { TextField, type TextFieldProps } from './text-field.tsx';

/** Digits, and a point or comma: what a number of a few digits is typed as. The schema reads it as people write it. */
const LONGEST_NUMBER = 5;

/** A number as it is typed, with the digits of any of our languages. */
export function NumberField(field: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField limit={LONGEST_NUMBER} {...field} inputMode="decimal" />;
}
