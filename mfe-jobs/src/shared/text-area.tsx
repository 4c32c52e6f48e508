import { useId } from 'react';
import { FormattedMessage } from '@hirehq/shared-ui';
import classes from './text-area.module.css';

interface TextAreaProps {
  label: string;
  hint?: string;
  value: string;
  /** Characters at most. */
  limit: number;
  rows?: number;
  onChange: (text: string) => void;
}

/** A text of some lines, with how much of it there may be. */
export function TextArea({ label, hint, value, limit, rows = 3, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={classes['hint']}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={rows}
        maxLength={limit}
        value={value}
        aria-describedby={hint ? `${id}-hint ${id}-count` : `${id}-count`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span id={`${id}-count`} className={`hq-tabular ${classes['count']}`}>
        <FormattedMessage id="textArea.count" values={{ count: value.length, limit }} />
      </span>
    </div>
  );
}
