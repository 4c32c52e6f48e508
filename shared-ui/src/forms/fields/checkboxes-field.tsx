import { Checkbox, Group } from '@hirehq/shared-ui';
import type { FieldControl, FieldWording } from '../field-control.ts';
import type { Choice } from './choice.ts';
import { useGroupWording } from './use-wording.ts';

interface CheckboxesFieldProps extends FieldControl<readonly string[]>, FieldWording {
  choices: readonly Choice[];
}

/** Several choices out of a few, in the order in which they are offered. */
export function CheckboxesField({ id, label, hint, mark, value, error, choices, onChange }: CheckboxesFieldProps) {
  const wording = useGroupWording({ label, hint, mark });
  return (
    <div id={id}>
      <Checkbox.Group
        {...wording}
        size="md"
        error={error}
        value={[...value]}
        onChange={(chosen) => onChange(choices.map((choice) => choice.value).filter((each) => chosen.includes(each)))}
      >
        <Group gap="md" mt="xs" mb="xs">
          {choices.map((choice) => (
            <Checkbox key={choice.value} value={choice.value} label={choice.label} />
          ))}
        </Group>
      </Checkbox.Group>
    </div>
  );
}
