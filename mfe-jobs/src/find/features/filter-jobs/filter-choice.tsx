import { Checkbox, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useId, type ReactNode } from 'react';
import { rounded, type JobCount } from '../../shared/estimates.ts';
import type { FormField } from '../../shared/form-field.ts';
import classes from './filter-panel.module.css';

interface FilterChoiceProps {
  label: string;
  /** Number of jobs with this choice. */
  count: JobCount | undefined;
  /** What the number counts, if the label does not say it. */
  note?: string;
  /** What the form of a page without scripts sends. */
  field: FormField & { value: string };
  checked: boolean;
  onChange: (checked: boolean) => void;
  onFocus?: () => void;
}

/** The number beside a choice: as digits on screen, as words for screen readers. */
function Count({ count: { count, isEstimate } }: { count: JobCount }): ReactNode {
  const { formatNumber } = useIntl();
  return (
    <>
      <span className={classes['count']} aria-hidden="true">
        {isEstimate ? <FormattedMessage id="filter.about" values={{ count: rounded(count) }} /> : formatNumber(count)}
      </span>
      <span className="hq-visually-hidden">
        {', '}
        {isEstimate ? (
          <FormattedMessage id="filter.countAbout" values={{ count: rounded(count) }} />
        ) : (
          <FormattedMessage id="filter.count" values={{ count }} />
        )}
      </span>
    </>
  );
}

/** One choice of a filter. A choice without jobs cannot be selected, only cleared, unless their number is an estimate. */
export function FilterChoice({ label, count, note, field, checked, onChange, onFocus }: FilterChoiceProps) {
  const noteId = useId();
  const isNone = count?.count === 0;
  const isUseless = isNone && !count.isEstimate && !checked;
  return (
    <>
      <Checkbox
        {...field}
        className={classes['choice'] ?? ''}
        checked={checked}
        // Not `disabled`: the numbers arrive later than the choices, and must not take the focus from one of them.
        aria-disabled={isUseless}
        wrapperProps={{ 'data-useless': isUseless || undefined }}
        aria-describedby={note && noteId}
        onChange={({ currentTarget }) => !isUseless && onChange(currentTarget.checked)}
        onFocus={onFocus}
        label={
          <>
            <span>{label}</span>
            {count && !(isNone && count.isEstimate) && <Count count={count} />}
          </>
        }
      />
      {note && (
        <p id={noteId} className={classes['note']}>
          {note}
        </p>
      )}
    </>
  );
}
