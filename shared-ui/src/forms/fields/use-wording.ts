import type { FieldWording } from '../field-control.ts';
import { useFormText } from '../use-form-text.ts';

/** Label, hint and mark as props of Mantine's inputs. An optional field without a hint says that it is optional. */
export function useWording({ label, hint, mark }: FieldWording) {
  const text = useFormText();
  const isRequired = mark === 'required' || mark === 'needed';
  return {
    label,
    description: hint ?? (mark === 'optional' ? text('form.optional') : undefined),
    withAsterisk: mark === 'required',
    ...(isRequired && { 'aria-required': true }),
  };
}

/** The same for a group of inputs: Mantine would set `aria-required` on an element without a role. */
export function useGroupWording(wording: FieldWording) {
  const { label, description, withAsterisk } = useWording(wording);
  return { label, description, withAsterisk };
}
