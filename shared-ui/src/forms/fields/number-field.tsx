import { TextField, type TextFieldProps } from './text-field.tsx';

/** Digits, and a point or comma. The schema parses the number as people write it. */
const LONGEST_NUMBER = 5;

/** A number field that accepts the digits of every language of the platform. */
export function NumberField(field: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField limit={LONGEST_NUMBER} {...field} inputMode="decimal" />;
}
