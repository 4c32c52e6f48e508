import { Input } from '@mantine/core';
import { NativeSelect, TextInput, useIntl } from '@hirehq/shared-ui';
import { useId, useState } from 'react';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { useFormText } from '../use-form-text.ts';
import { dateOfMonth, monthParts, typedYear, YEAR_LENGTH } from './month-parts.ts';
import { tidiedText } from './tidied-text.ts';
import { useWording } from './use-wording.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/**
 * A month and a year, as the date of the first day of the month; while one of the two is missing, as `2021-` or `-03`, so that a
 * draft keeps it. The day of the date it starts with is kept as long as its month is.
 */
export function MonthField({ id, label, hint, mark, value, error, onChange }: FieldControl<string> & FieldWording) {
  const text = useFormText();
  const { formatDate } = useIntl();
  const ids = useId();
  const [start] = useState(value);
  const { 'aria-required': isRequired, ...wording } = useWording({ label, hint, mark });
  const { year, month } = monthParts(value);
  const change = (part: { year?: string; month?: string }) => onChange(dateOfMonth({ year, month, ...part }, start));

  const isWrong = error !== undefined;
  const isYear = year.length === YEAR_LENGTH;
  const [labelId, hintId, errorId] = [`${ids}-label`, `${ids}-hint`, `${ids}-error`];
  const describedBy = [wording.description !== undefined && hintId, isWrong && errorId].filter(Boolean).join(' ') || undefined;
  const part = (name: string) => ({
    size: 'md' as const,
    attributes: { input: { 'aria-describedby': describedBy } },
    label: name,
    ...(isRequired && { 'aria-required': true }),
  });

  return (
    <Input.Wrapper
      {...wording}
      size="md"
      labelElement="div"
      labelProps={{ id: labelId }}
      descriptionProps={{ id: hintId }}
      errorProps={{ id: errorId }}
      inputWrapperOrder={ORDER}
      error={error}
    >
      <div role="group" id={id} aria-labelledby={labelId} className="hq-month-field">
        <NativeSelect
          {...part(text('form.month'))}
          value={month}
          error={isWrong && (month === '' || isYear)}
          data={[
            { value: '', label: text('form.noMonth') },
            ...MONTHS.map((each) => ({
              value: each,
              label: formatDate(`2000-${each}-01`, { month: 'long', timeZone: 'UTC' }),
            })),
          ]}
          onChange={({ currentTarget }) => change({ month: currentTarget.value })}
        />
        <TextInput
          {...part(text('form.year'))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={YEAR_LENGTH}
          value={year}
          error={isWrong && (month !== '' || !isYear)}
          {...tidiedText((typed) => change({ year: typed }), typedYear)}
        />
      </div>
    </Input.Wrapper>
  );
}
