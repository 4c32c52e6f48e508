import { NativeSelect, useIntl } from '@hirehq/shared-ui';
import classes from './filter-panel.module.css';

export interface SelectChoice {
  value: string;
  label: string;
  /** Number of jobs with this choice. */
  count: number | undefined;
}

interface FilterSelectProps {
  label: string;
  /** The choice without a restriction. */
  any: string;
  note: string | undefined;
  choices: readonly SelectChoice[];
  /** '' for the choice without a restriction. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter with one selected option, each with its number of jobs. */
export function FilterSelect({ label, any, note, choices, value, onChange }: FilterSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      label={label}
      description={note}
      inputWrapperOrder={['label', 'input', 'description']}
      className={classes['select'] ?? ''}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.count === 0 && choice.value !== value}>
          {choice.count === undefined
            ? choice.label
            : formatMessage({ id: 'filter.choiceCount' }, { choice: choice.label, count: choice.count })}
        </option>
      ))}
    </NativeSelect>
  );
}
