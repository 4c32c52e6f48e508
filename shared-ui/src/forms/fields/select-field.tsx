import { NativeSelect } from '@hirehq/shared-ui';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { useWording } from './use-wording.ts';

interface SelectFieldProps<Value extends string> extends FieldControl<Value>, FieldWording {
  choices: readonly { value: Value; label: string }[];
  /** Accessible name, if the visible label depends on its surroundings. */
  fullLabel?: string;
  className?: string;
}

/** One of several options, in the browser's own list. */
export function SelectField<Value extends string>({
  label,
  hint,
  mark,
  choices,
  fullLabel,
  error,
  onChange,
  ...select
}: SelectFieldProps<Value>) {
  const wording = useWording({ label, hint, mark });
  return (
    <NativeSelect
      {...select}
      {...wording}
      {...(fullLabel !== undefined && { 'aria-label': fullLabel })}
      error={error}
      data={choices.map(({ value: of, label: words }) => ({ value: of, label: words }))}
      onChange={({ currentTarget }) => {
        const choice = choices.find((each) => each.value === currentTarget.value);
        if (choice) onChange(choice.value);
      }}
    />
  );
}
