import { useRef, useState } from 'react';
import type { ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';
import { Button, FormattedMessage, Icon, Modal, useIntl } from '@hirehq/shared-ui';
import type { InterviewStateFragment } from '../../../shared/interview-state.graphql.ts';
import { TextArea } from '../../../shared/text-area.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { viewerZone, wallTimeOf } from '../../../shared/wall-time.ts';
import { zoneName } from '../../../shared/zone-name.ts';
import { MAX_TIMES, NOTE_LIMIT, checkTimes, proposedTimes, type TimeRow } from './propose-times.model.ts';
import classes from './propose-times.module.css';
import { TimeFields } from './time-fields.tsx';

interface ProposeTimesProps {
  interview: InterviewStateFragment;
  opened: boolean;
  busy: boolean;
  onClose: () => void;
  onPropose: (input: Omit<ProposeTimesInput, 'interviewId'>) => Promise<void>;
}

const MINUTE_MS = 60_000;
const emptyRow = (key: number): TimeRow => ({ key, date: '', time: '', which: undefined });

function ProposeForm({ interview, busy, onPropose }: Omit<ProposeTimesProps, 'opened' | 'onClose'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [rows, setRows] = useState<readonly TimeRow[]>([emptyRow(0)]);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const nextKey = useRef(1);
  const form = useRef<HTMLFormElement>(null);
  const timeZone = viewerZone();
  const now = useNow();
  const lengthMs = Date.parse(interview.completesAt) - Date.parse(interview.startsAt);
  const checked = checkTimes(rows, { timeZone, now, plannedAt: new Date(interview.startsAt) });
  const change = (key: number, changes: Partial<TimeRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, which: undefined, ...changes } : row)));

  function submit(): void {
    setChecked(true);
    if (checked.every(({ problem }) => problem === undefined)) {
      void onPropose({ times: proposedTimes(rows, timeZone, lengthMs), note: note.trim() || null });
      return;
    }
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem="true"]')?.focus(),
    );
  }

  return (
    <form
      ref={form}
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
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
          problem={isChecked ? checked[index]?.problem : undefined}
          onChange={(changes) => change(row.key, changes)}
          onRemove={rows.length > 1 ? () => setRows((all) => all.filter(({ key }) => key !== row.key)) : undefined}
        />
      ))}
      {rows.length < MAX_TIMES && (
        <Button
          variant="subtle"
          className={classes['add'] ?? ''}
          onClick={() => {
            const key = nextKey.current;
            nextKey.current += 1;
            setRows((all) => [...all, emptyRow(key)]);
          }}
        >
          <FormattedMessage id="interview.addTime" />
        </Button>
      )}
      <TextArea
        label={formatMessage({ id: 'interview.proposeNote' })}
        value={note}
        limit={NOTE_LIMIT}
        rows={2}
        onChange={setNote}
      />
      <Button type="submit" size="md" loading={busy} leftSection={<Icon name="send" size={18} directional />}>
        <FormattedMessage id="interview.proposeSend" values={{ count: rows.length }} />
      </Button>
    </form>
  );
}

/** Up to three other times for an interview, typed in the zone of who looks (JB-20). What is typed is gone when it is closed. */
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
