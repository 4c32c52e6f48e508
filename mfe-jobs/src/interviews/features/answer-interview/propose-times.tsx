import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';
import type { InterviewStateFragment } from '../../../shared/interview/interview-state.graphql.ts';
import { useRef } from 'react';
import { PROPOSAL_NOTE_MAX, PROPOSED_TIMES_MAX } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Icon, Modal, useIntl } from '@hirehq/shared-ui';
import { SubmitButton, TextAreaField, useForm } from '@hirehq/shared-ui/forms';
import { useNow, viewerZone, wallTimeOf, zoneName } from '@hirehq/shared-ui/bundled';
import { checkTimes, proposalSchema, timeProblemField, type TimeRow, type TypedProposal } from './propose-times.model.ts';
import classes from './propose-times.module.css';
import { TimeFields } from './time-fields.tsx';

interface ProposeTimesProps {
  interview: InterviewStateFragment;
  opened: boolean;
  busy: boolean;
  onClose: () => void;
  onPropose: (input: Omit<ProposeTimesInput, 'interviewId'>) => Promise<void>;
}

const WORDS = {
  MISSING: 'interview.timeMissing',
  NOT_A_DATE: 'interview.timeSkipped',
  NOT_A_CHOICE: 'interview.timeTwice',
  IN_PAST: 'interview.timePast',
  REPEATED: 'interview.timeSame',
  TOO_FAR: 'interview.timeFar',
};

const emptyRow = (key: number): TimeRow => ({ key, date: '', time: '', which: undefined });

const NOTHING: TypedProposal = { rows: [emptyRow(0)], note: '' };

function ProposeForm({ interview, busy, onPropose }: Omit<ProposeTimesProps, 'opened' | 'onClose'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const nextKey = useRef(1);
  const timeZone = viewerZone();
  const now = useNow();
  const lengthMs = Date.parse(interview.completesAt) - Date.parse(interview.startsAt);
  const around = { timeZone, now, plannedAt: new Date(interview.startsAt) };
  const form = useForm({
    initialValues: NOTHING,
    schema: proposalSchema(around, lengthMs),
    shownAt: (problem, typed) => ({ ...problem, field: timeProblemField(problem.field, typed) }),
    words: WORDS,
    onSend: onPropose,
  });
  const { rows } = form.values;
  const checked = checkTimes(rows, around);
  const change = (key: number, changes: Partial<TimeRow>) =>
    form.change({ rows: rows.map((row) => (row.key === key ? { ...row, which: undefined, ...changes } : row)) });

  return (
    <form {...form.formProps} className={classes['form']}>
      <p className={classes['text']}>
        <FormattedMessage
          id="interview.proposeText"
          values={{ minutes: Math.round(lengthMs / MINUTE_MS), zone: zoneName(intl, timeZone, now) }}
        />
      </p>
      {rows.map((row, index) => (
        <TimeFields
          key={row.key}
          row={row}
          number={index + 1}
          timeZone={timeZone}
          firstDate={wallTimeOf(now, timeZone).slice(0, 10)}
          instants={checked[index]?.instants ?? []}
          problems={form}
          onChange={(changes) => change(row.key, changes)}
          onRemove={rows.length > 1 ? () => form.change({ rows: rows.filter(({ key }) => key !== row.key) }) : undefined}
        />
      ))}
      {rows.length < PROPOSED_TIMES_MAX && (
        <Button
          variant="subtle"
          className={classes['add'] ?? ''}
          onClick={() => {
            const key = nextKey.current;
            nextKey.current += 1;
            form.change({ rows: [...rows, emptyRow(key)] });
          }}
        >
          <FormattedMessage id="interview.addTime" />
        </Button>
      )}
      <TextAreaField
        {...form.field('note')}
        label={formatMessage({ id: 'interview.proposeNote' })}
        limit={PROPOSAL_NOTE_MAX}
        rows={2}
      />
      <SubmitButton busy={busy || form.busy} leftSection={<Icon name="send" size={18} directional />}>
        <FormattedMessage id="interview.proposeSend" values={{ count: rows.length }} />
      </SubmitButton>
    </form>
  );
}

/** Up to three other times for an interview, in the viewer's time zone (JB-20). Closing the dialog discards them. */
export function ProposeTimes({ opened, onClose, ...form }: ProposeTimesProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={formatMessage({ id: 'interview.proposeTitle' })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
    >
      <ProposeForm {...form} />
    </Modal>
  );
}
