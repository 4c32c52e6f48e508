import { InputBase } from '@hirehq/shared-ui';
import { useId } from 'react';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { useFormText } from '../use-form-text.ts';
import { tidiedText, type Tidy } from './tidied-text.ts';
import { useWording } from './use-wording.ts';

interface TextAreaFieldProps extends FieldControl<string>, FieldWording {
  /** Maximum number of characters. */
  limit: number;
  rows?: number;
  /** Text that shows the length, if the form has its own. */
  counter?: (count: number, limit: number) => string;
  tidy?: Tidy;
  onBlur?: () => void;
}

const TEXT = { paddingBlock: '0.625rem', lineHeight: 1.5, resize: 'vertical' } as const;
const COUNT = { margin: '0.25rem 0 0', color: 'var(--hq-text-muted)', fontSize: '0.8125rem', textAlign: 'end' } as const;

/** A text field of several lines, with its length and limit. */
export function TextAreaField({
  id,
  label,
  hint,
  mark,
  value,
  error,
  limit,
  rows = 3,
  counter,
  tidy,
  onChange,
  onBlur,
}: TextAreaFieldProps) {
  const text = useFormText();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { description, withAsterisk, label: _, ...wording } = useWording({ label, hint, mark });
  const countId = `${fieldId}-count`;
  const says = [description ? `${fieldId}-description` : '', error ? `${fieldId}-error` : '', countId];
  return (
    <div>
      <InputBase
        component="textarea"
        multiline
        id={fieldId}
        size="md"
        {...wording}
        label={label}
        description={description}
        withAsterisk={withAsterisk}
        error={error}
        rows={rows}
        maxLength={limit}
        value={value}
        styles={{ input: TEXT }}
        attributes={{ input: { dir: 'auto', 'aria-describedby': says.filter(Boolean).join(' ') } }}
        {...tidiedText(onChange, tidy)}
        onBlur={onBlur}
      />
      <p id={countId} className="hq-tabular" style={COUNT}>
        {counter?.(value.length, limit) ?? text('form.count', { count: value.length, limit })}
      </p>
    </div>
  );
}
