import { ActionIcon, Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { useEffect, useRef } from 'react';
import classes from './undo-notes.module.css';
import type { Removal, RemovedRecord } from './removal.mutation.ts';

interface UndoNotesProps {
  removal: Removal;
  /** Takes the focus once a note is gone. */
  focusAfter: string;
}

/**
 * What was removed, each with a button to undo it. In the section and not in a toast: it stays as long as it is useful, and the
 * focus moves to it from the button that has gone.
 */
export function UndoNotes({ removal, focusAfter }: UndoNotesProps) {
  const { removed, failure } = removal;
  const leave = () => document.getElementById(focusAfter)?.focus();
  return (
    <>
      {failure && (
        <p role="alert" className={classes['failure']}>
          <Icon name="alert" size={18} />
          {failure}
        </p>
      )}
      {removed.map((record) => (
        <UndoNote key={record.id} record={record} removal={removal} onGone={leave} />
      ))}
    </>
  );
}

interface UndoNoteProps {
  record: RemovedRecord;
  removal: Removal;
  onGone: () => void;
}

function UndoNote({ record: { id, name }, removal, onGone }: UndoNoteProps) {
  const { formatMessage } = useIntl();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div role="status" className={classes['note']}>
      <span className={classes['text']}>
        <FormattedMessage id="edit.removed" values={{ name }} />
      </span>
      <Button
        ref={undo}
        variant="default"
        size="compact-md"
        loading={removal.busy}
        aria-label={formatMessage({ id: 'edit.undo.of' }, { name })}
        onClick={() => void removal.restore(id).then((done) => done && onGone())}
      >
        <FormattedMessage id="edit.undo" />
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={formatMessage({ id: 'edit.undo.dismiss' }, { name })}
        onClick={() => {
          removal.dismiss(id);
          onGone();
        }}
      >
        <Icon name="close" size={16} />
      </ActionIcon>
    </div>
  );
}
