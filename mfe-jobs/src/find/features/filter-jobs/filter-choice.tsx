import { Checkbox, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import classes from './filter-panel.module.css';

interface FilterChoiceProps {
  label: string;
  /** Number of jobs with this choice. */
  count: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One choice of a filter. A choice without jobs cannot be selected, only cleared. */
export function FilterChoice({ label, count, checked, onChange }: FilterChoiceProps) {
  const { formatNumber } = useIntl();
  return (
    <Checkbox
      className={classes['choice'] ?? ''}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <>
          <span>{label}</span>
          {count !== undefined && (
            <>
              <span className={classes['count']} aria-hidden="true">
                {formatNumber(count)}
              </span>
              <span className="hq-visually-hidden">
                {', '}
                <FormattedMessage id="filter.count" values={{ count }} />
              </span>
            </>
          )}
        </>
      }
    />
  );
}
