import { Checkbox } from '@hirehq/shared-ui';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { useWording } from './use-wording.ts';

interface CheckboxFieldProps extends FieldControl<boolean>, FieldWording {
  /** `switch` for a setting that takes effect immediately, not when the form is sent. */
  look?: 'checkbox' | 'switch';
}

/** A yes-or-no field. A switch is a checkbox with the role of a switch. */
export function CheckboxField({ id, label, hint, mark, look = 'checkbox', value, error, onChange }: CheckboxFieldProps) {
  const { withAsterisk: _, ...wording } = useWording({ label, hint, mark });
  return (
    <Checkbox
      {...(id !== undefined && { id })}
      {...wording}
      {...(look === 'switch' && { role: 'switch' })}
      size="md"
      error={error}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
