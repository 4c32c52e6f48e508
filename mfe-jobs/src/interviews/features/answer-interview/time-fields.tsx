import { ActionIcon, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { DateField, RadioField, type FieldProblems } from '@hirehq/shared-ui/forms';
import { zoneName } from '@hirehq/shared-ui/bundled';
import { timeField, whichField, type TimeRow } from './propose-times.model.ts';
import classes from './propose-times.module.css';

interface TimeFieldsProps {
  row: TimeRow;
  /** 1 for the first. */
  number: number;
  timeZone: string;
  /** `YYYY-MM-DD`; the earliest day. */
  firstDate: string;
  instants: readonly Date[];
  problems: Pick<FieldProblems, 'idOf' | 'errorOf'>;
  onChange: (changes: Partial<TimeRow>) => void;
  onRemove: (() => void) | undefined;
}

/** Date and time of one proposal; and which of the two instants, if clocks go back over it. */
export function TimeFields({ row, number, timeZone, firstDate, instants, problems, onChange, onRemove }: TimeFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const problemId = `proposed-time-${row.key}`;
  const [timeError, whichError] = [problems.errorOf(timeField(row)), problems.errorOf(whichField(row))];
  const field = { isWrong: timeError !== undefined, describedBy: problemId };

  return (
    <fieldset className={classes['row']}>
      <legend className="hq-visually-hidden">
        <FormattedMessage id="interview.timeNumber" values={{ number }} />
      </legend>
      <div className={classes['fields']}>
        <DateField
          {...field}
          id={problems.idOf(timeField(row))}
          label={formatMessage({ id: 'interview.date' })}
          min={firstDate}
          value={row.date}
          onChange={(date) => onChange({ date })}
        />
        <DateField
          {...field}
          kind="time"
          label={formatMessage({ id: 'interview.time' })}
          value={row.time}
          onChange={(time) => onChange({ time })}
        />
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={formatMessage({ id: 'interview.removeTime' }, { number })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </ActionIcon>
        )}
      </div>
      {instants.length === 2 && (
        <div className={classes['which']}>
          <RadioField
            id={problems.idOf(whichField(row))}
            label={formatMessage({ id: 'interview.whichTime' })}
            describedBy={problemId}
            value={row.which === undefined ? undefined : row.which === 1 ? '1' : '0'}
            choices={instants.map((instant, index) => ({
              value: index === 1 ? ('1' as const) : ('0' as const),
              label: `${intl.formatTime(instant, { timeZone })} ${zoneName(intl, timeZone, instant)}`,
            }))}
            onChange={(value) => onChange({ which: value === '1' ? 1 : 0 })}
          />
        </div>
      )}
      <p id={problemId} className={classes['problem']} role="alert">
        {timeError ?? whichError}
      </p>
    </fieldset>
  );
}
