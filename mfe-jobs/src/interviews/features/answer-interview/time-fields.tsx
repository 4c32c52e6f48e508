import { ActionIcon, FormattedMessage, Icon, Radio, TextInput, defineMessages, useIntl } from '@hirehq/shared-ui';
import { zoneName } from '../../../shared/zone-name.ts';
import type { TimeProblem, TimeRow } from './propose-times.model.ts';
import classes from './propose-times.module.css';

const PROBLEMS = defineMessages({
  missing: { id: 'interview.timeMissing' },
  skipped: { id: 'interview.timeSkipped' },
  twice: { id: 'interview.timeTwice' },
  past: { id: 'interview.timePast' },
  same: { id: 'interview.timeSame' },
});

interface TimeFieldsProps {
  row: TimeRow;
  /** 1 for the first. */
  number: number;
  timeZone: string;
  /** `YYYY-MM-DD`; no day before it is offered. */
  firstDate: string;
  instants: readonly Date[];
  problem: TimeProblem | undefined;
  onChange: (changes: Partial<TimeRow>) => void;
  onRemove: (() => void) | undefined;
}

/** Day and time of one proposal; which of the two, where clocks go back over it. */
export function TimeFields({ row, number, timeZone, firstDate, instants, problem, onChange, onRemove }: TimeFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const problemId = `proposed-time-${row.key}`;
  const field = { size: 'md', error: problem !== undefined && problem !== 'twice', 'aria-describedby': problemId } as const;

  return (
    <fieldset className={classes['row']}>
      <legend className="hq-visually-hidden">
        <FormattedMessage id="interview.timeNumber" values={{ number }} />
      </legend>
      <div className={classes['fields']}>
        <TextInput
          {...field}
          type="date"
          label={formatMessage({ id: 'interview.date' })}
          min={firstDate}
          value={row.date}
          onChange={(event) => onChange({ date: event.currentTarget.value })}
        />
        <TextInput
          {...field}
          type="time"
          label={formatMessage({ id: 'interview.time' })}
          value={row.time}
          onChange={(event) => onChange({ time: event.currentTarget.value })}
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
        <Radio.Group
          className={classes['which'] ?? ''}
          label={formatMessage({ id: 'interview.whichTime' })}
          value={row.which === undefined ? '' : String(row.which)}
          onChange={(value) => onChange({ which: value === '1' ? 1 : 0 })}
        >
          {instants.map((instant, index) => (
            <Radio
              key={instant.getTime()}
              value={String(index)}
              data-problem={problem === 'twice'}
              aria-describedby={problemId}
              label={`${intl.formatTime(instant, { timeZone })} ${zoneName(intl, timeZone, instant)}`}
            />
          ))}
        </Radio.Group>
      )}
      <p id={problemId} className={classes['problem']} role="alert">
        {problem && formatMessage(PROBLEMS[problem])}
      </p>
    </fieldset>
  );
}
