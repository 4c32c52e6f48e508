import { TextInput } from '@hirehq/shared-ui';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { useWording } from './use-wording.ts';

interface DateFieldProps extends FieldControl<string>, FieldWording {
  /** `month` for a month and its year. */
  kind?: 'date' | 'time' | 'month';
  /** The first and the last that is offered, ISO 8601. */
  min?: string | undefined;
  max?: string | undefined;
  /** The id of what says what is wrong, where that is not the field itself. */
  describedBy?: string;
  isWrong?: boolean;
  /** CSS pixels at most. */
  maw?: number;
}

/** So that two dates side by side are level. */
const HINT_BELOW = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
};

/** A day, a time of day or a month by the browser's own control, as ISO 8601; empty while it is incomplete. */
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
