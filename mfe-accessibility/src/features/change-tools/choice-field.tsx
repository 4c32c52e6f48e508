import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** Each value with its text. */
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A choice of one, as radio buttons next to each other. */
export function ChoiceField<Value extends string>({ label, value, options, onChange }: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className="ax-field">
      <legend className="ax-label">{label}</legend>
      <div className="ax-choices">
        {options.map(([option, text]) => (
          <label key={option} className="ax-choice">
            <input
              className="ax-radio"
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
