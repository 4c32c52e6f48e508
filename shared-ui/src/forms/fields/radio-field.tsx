import { Radio } from '@mantine/core';
import { Group } from '@hirehq/shared-ui';
import { useId } from 'react';
import type { FieldControl, FieldWording } from '../field-control.ts';
import type { Choice } from './choice.ts';
import { useGroupWording } from './use-wording.ts';

interface RadioFieldProps<Value extends string> extends Omit<FieldControl<Value | undefined>, 'onChange'>, FieldWording {
  choices: readonly Choice<Value>[];
  /** Side by side if there is room. */
  isRow?: boolean;
  /** Class of each choice. */
  choiceClass?: string | undefined;
  /** The id of the element with the error message, if it is not the field's own. */
  describedBy?: string;
  onChange: (value: Value) => void;
}

const COLUMN = { align: 'flex-start', style: { flexDirection: 'column' } } as const;

/** One choice out of a few. */
export function RadioField<Value extends string>({
  id,
  label,
  hint,
  mark,
  value,
  error,
  choices,
  isRow = false,
  choiceClass,
  describedBy,
  onChange,
}: RadioFieldProps<Value>) {
  const wording = useGroupWording({ label, hint, mark });
  const name = useId();
  return (
    <div id={id}>
      <Radio.Group
        {...wording}
        name={name}
        size="md"
        error={error}
        value={value ?? ''}
        onChange={(chosen) => {
          const choice = choices.find((each) => each.value === chosen);
          if (choice) onChange(choice.value);
        }}
      >
        <Group gap={isRow ? 'lg' : 'xs'} mt="xs" mb="xs" {...(!isRow && COLUMN)}>
          {choices.map((choice) => (
            <Radio
              key={choice.value}
              value={choice.value}
              label={choice.label}
              {...(choice.hint !== undefined && { description: choice.hint })}
              {...(choiceClass !== undefined && { className: choiceClass })}
              {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
            />
          ))}
        </Group>
      </Radio.Group>
    </div>
  );
}
