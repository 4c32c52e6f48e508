import { TextInput } from '@hirehq/shared-ui';
import type { TextInputProps } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, KeyboardEventHandler, Ref } from 'react';
import type { FieldControl, FieldWording } from '../field-control.ts';
import { tidiedText, type Tidy } from './tidied-text.ts';
import { useWording } from './use-wording.ts';

export interface TextFieldProps
  extends
    FieldControl<string>,
    FieldWording,
    Pick<
      TextInputProps,
      'inputMode' | 'size' | 'maw' | 'leftSection' | 'rightSection' | 'rightSectionWidth' | 'classNames' | 'className'
    > {
  ref?: Ref<HTMLInputElement>;
  type?: 'text' | 'email' | 'tel';
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Maximum number of characters. */
  limit?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
  tidy?: Tidy;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler;
}

/** On the input itself, because Mantine sets `dir` on its wrapper. */
const OWN_DIRECTION = { input: { dir: 'auto' } };

/** A text field of one line. */
export function TextField({
  label,
  hint,
  mark,
  isLabelHidden = false,
  limit,
  autoComplete = 'off',
  isFirst = false,
  tidy,
  error,
  onChange,
  ...input
}: TextFieldProps) {
  const wording = useWording({ label, hint, mark });
  return (
    <TextInput
      size="md"
      attributes={OWN_DIRECTION}
      {...input}
      {...wording}
      {...(isLabelHidden && { label: undefined, 'aria-label': label })}
      {...(limit !== undefined && { maxLength: limit })}
      {...(isFirst && { 'data-autofocus': true })}
      autoComplete={autoComplete}
      error={error}
      {...tidiedText(onChange, tidy)}
    />
  );
}
