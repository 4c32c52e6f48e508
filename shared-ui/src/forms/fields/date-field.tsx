import { TextInput } from '@hirehq/shared-ui';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { useWording } from './use-wording.ts';

interface DateFieldProps extends FieldControl<string>, FieldWording {
  /** `month` for month and year. */
  kind?: 'date' | 'time' | 'month';
  /** The first and last valid value, ISO 8601. */
  min?: string | undefined;
  max?: string | undefined;
  /** The id of the element with the error message, if it is not the field's own. */
  describedBy?: string;
  isWrong?: boolean;
  /** Maximum width in CSS pixels. */
  maw?: number;
}

/** Aligns two date fields side by side. */
const HINT_BELOW = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
};

/** A date, time or month in the browser's own control, as ISO 8601; empty while it is incomplete. */
export function DateField({
  label,
  hint,
  mark,
  kind = 'date',
  describedBy,
  isWrong = false,
  error,
  onChange,
  ...input
}: DateFieldProps) {
  const wording = useWording({ label, hint, mark });
  return (
    <TextInput
      size="md"
      {...input}
      {...wording}
      {...(describedBy !== undefined && { attributes: { input: { 'aria-describedby': describedBy } } })}
      {...(hint !== undefined && HINT_BELOW)}
      type={kind}
      error={error ?? isWrong}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
