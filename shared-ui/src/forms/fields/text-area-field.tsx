import { Input } from '@mantine/core';
import { useId } from 'react';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { useFormText } from '../use-form-text.ts';
import { tidiedText, type Tidy } from './tidied-text.ts';
import { useWording } from './use-wording.ts';

interface TextAreaFieldProps extends FieldControl<string>, FieldWording {
  /** Characters at most. */
  limit: number;
  rows?: number;
  /** How much there is of it, in the form's own words. */
  counter?: (count: number, limit: number) => string;
  tidy?: Tidy;
  onBlur?: () => void;
}

/** A text of some lines, with how much of it there may be. */
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
  const { description, withAsterisk, ...wording } = useWording({ label, hint, mark });
  const says = [description ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : '', `${fieldId}-count`];
  return (
    <Input.Wrapper
      id={fieldId}
      size="md"
      label={label}
      description={description}
      withAsterisk={withAsterisk}
      error={error}
      descriptionProps={{ id: `${fieldId}-hint` }}
      errorProps={{ id: `${fieldId}-error` }}
    >
      <Input
        component="textarea"
        multiline
        id={fieldId}
        size="md"
        dir="auto"
        rows={rows}
        maxLength={limit}
        value={value}
        error={Boolean(error)}
        styles={{ input: { paddingBlock: '0.625rem', lineHeight: 1.5, resize: 'vertical' } }}
        aria-required={wording['aria-required']}
        aria-describedby={says.filter(Boolean).join(' ')}
        {...tidiedText(onChange, tidy)}
        onBlur={onBlur}
      />
      <Input.Description id={`${fieldId}-count`} className="hq-tabular" ta="end" mt={4}>
        {counter?.(value.length, limit) ?? text('form.count', { count: value.length, limit })}
      </Input.Description>
    </Input.Wrapper>
  );
}
