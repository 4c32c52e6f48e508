import type { ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import type { Stored } from '@hirehq/shared-ui/forms';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Affected } from '../profile.query.ts';
import { UndoNotes } from '../removal/undo-notes.tsx';
import { useRemoval } from '../removal/removal.mutation.ts';
import classes from './sections.module.css';
import { NEW, type Editor } from './use-editor.ts';

/** The record of an open form. */
export interface OpenRecord<Values> {
  /** Undefined for a new one. */
  id: string | undefined;
  /** What is stored of it; null if it was removed, undefined for a new one. */
  stored: Stored<Values> | null | undefined;
}

interface RecordListProps<Item extends { id: string; version: string }, Values> {
  kind: ProfileRecordKind;
  items: readonly Item[];
  affects: readonly Affected[];
  nameOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  editor: Editor<Values>;
  blank: Values;
  valuesOf: (item: Item) => Values;
  renderForm: (values: Values, record: OpenRecord<Values>) => ReactNode;
  /** Text while there is none. */
  empty: string;
  /** Label of the button that adds one. */
  add: string;
}

/** The records of a section as a summary: each can be changed where it is, and removed; another one can be added. */
export function RecordList<Item extends { id: string; version: string }, Values>({
  kind,
  items,
  affects,
  nameOf,
  renderItem,
  editor,
  blank,
  valuesOf,
  renderForm,
  empty,
  add,
}: RecordListProps<Item, Values>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const removal = useRemoval(kind, affects);
  const present = items.filter((item) => !removal.isRemoved(item.id));
  const edited = present.find((item) => item.id === editor.record);
  const [lastEdited, setLastEdited] = useState(edited);
  if (edited && edited !== lastEdited) setLastEdited(edited);
  // The form of a record that was removed elsewhere stays where it is.
  const removed = !edited && lastEdited?.id === editor.record ? lastEdited : undefined;
  const shown = removed ? [...present, removed] : present;
  const isAdding = editor.record !== undefined && !shown.some((item) => item.id === editor.record);
  const open: OpenRecord<Values> = editor.isNew
    ? { id: undefined, stored: undefined }
    : { id: editor.record, stored: edited ? { version: edited.version, values: valuesOf(edited) } : null };
  const idOfChange = (record: string) => `${id}-${record}`;

  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (editor.record !== undefined) pressed.current = editor.record;
    else if (pressed.current !== undefined) {
      document.getElementById(`${id}-${pressed.current}`)?.focus();
      pressed.current = undefined;
    }
  }, [editor.record, id]);

  return (
    <>
      <UndoNotes removal={removal} focusAfter={idOfChange(NEW)} />
      {shown.length === 0 && !isAdding && <p className={classes['empty']}>{empty}</p>}
      {shown.length > 0 && (
        <ul className={classes['records']}>
          {shown.map((item) => (
            <li key={item.id} className={classes['record']}>
              {editor.record === item.id && editor.values !== undefined ? (
                renderForm(editor.values, open)
              ) : (
                <div className={classes['summary']}>
                  <div className={classes['facts']}>{renderItem(item)}</div>
                  <div className={classes['actions']}>
                    {editor.record === undefined && (
                      <Button
                        id={idOfChange(item.id)}
                        variant="subtle"
                        size="compact-md"
                        aria-label={formatMessage({ id: 'edit.change.of' }, { name: nameOf(item) })}
                        onClick={() => editor.open(item.id, valuesOf(item), item.version)}
                      >
                        <FormattedMessage id="edit.change" />
                      </Button>
                    )}
                    <Button
                      variant="subtle"
                      color="gray"
                      size="compact-md"
                      aria-label={formatMessage({ id: 'edit.remove.of' }, { name: nameOf(item) })}
                      disabled={removal.busy}
                      onClick={() => void removal.remove({ id: item.id, name: nameOf(item), version: item.version })}
                    >
                      <FormattedMessage id="edit.remove" />
                    </Button>
                  </div>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && editor.values !== undefined && renderForm(editor.values, open)}
      {editor.record === undefined && (
        <Button
          id={idOfChange(NEW)}
          variant="default"
          size="sm"
          className={classes['add'] ?? ''}
          onClick={() => editor.open(NEW, blank)}
        >
          {add}
        </Button>
      )}
    </>
  );
}
