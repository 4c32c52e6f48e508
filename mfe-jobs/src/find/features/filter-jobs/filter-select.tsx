import { NativeSelect, useIntl } from '@hirehq/shared-ui';
import { rounded, type JobCount } from '../../shared/estimates.ts';
import type { FormField } from '../../shared/form-field.ts';
import classes from './filter-panel.module.css';

export interface SelectChoice {
  value: string;
  label: string;
  /** Number of jobs with this choice. */
  count: JobCount | undefined;
}

interface FilterSelectProps {
  label: string;
  /** The choice without a restriction. */
  any: string;
  note: string | undefined;
  /** What the form of a page without scripts sends. */
  field: FormField;
  choices: readonly SelectChoice[];
  /** '' for the choice without a restriction. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter with one selected option, each with its number of jobs. */
export function FilterSelect({ label, any, note, field, choices, value, onChange }: FilterSelectProps) {
  const { formatMessage } = useIntl();
  const labelOf = ({ label: choice, count }: SelectChoice): string => {
    if (!count || (count.isEstimate && count.count === 0)) return choice;
    return count.isEstimate
      ? formatMessage({ id: 'filter.choiceCountAbout' }, { choice, count: rounded(count.count) })
      : formatMessage({ id: 'filter.choiceCount' }, { choice, count: count.count });
  };
  return (
    <NativeSelect
      {...field}
      label={label}
      description={note}
      inputWrapperOrder={['label', 'input', 'description']}
      className={classes['select'] ?? ''}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option
          key={choice.value}
          value={choice.value}
          disabled={choice.count?.count === 0 && !choice.count.isEstimate && choice.value !== value}
        >
          {labelOf(choice)}
        </option>
      ))}
    </NativeSelect>
  );
}
