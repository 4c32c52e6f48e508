import { useViewer } from '@hirehq/shared-ui';
import { useStoredDraft, type Stored } from '@hirehq/shared-ui/forms';
import { useRef, useState } from 'react';
import { isRecord } from '@hirehq/shared-contracts/is-record';

/** The record of a form that adds one. */
export const NEW = 'new';

interface StoredEdit<Values> {
  /** The id of the record in the form, or NEW. */
  record: string;
  values: Values;
  /** What the form was loaded from, if that is stored. */
  base?: Stored<Values> | undefined;
}

interface Opened<Values> extends StoredEdit<Values> {
  isRestored: boolean;
  /** The record was removed, and what was typed becomes another one. */
  isNew?: boolean;
}

/** The only open form of a section: what is typed into it is stored in this browser until it is saved or cancelled. */
export interface Editor<Values> {
  /** The id of the record in the form, or NEW; undefined while no form is open. */
  record: string | undefined;
  /** The values the form starts with; undefined while none is open. */
  values: Values | undefined;
  /** What the form was loaded from; undefined for a new record, and for what an earlier release kept. */
  base: Stored<Values> | undefined;
  /** The form adds a record. */
  isNew: boolean;
  /** What the candidate typed before, and did not save. */
  isRestored: boolean;
  /** False once the browser has failed to store a change. */
  isStored: boolean;
  /** `version`: of what is stored, for a form that changes it. */
  open: (record: string, values: Values, version?: string) => void;
  keep: (values: Values) => void;
  /** The form is based on another version. */
  rebase: (base: Stored<Values>, values: Values) => void;
  /** The form adds a record, of what was typed about one that is gone. */
  makeNew: () => void;
  close: () => void;
}

/** True for values in which every field of `blank` is a text. */
export const areTexts =
  <Values extends object>(blank: Values) =>
  (values: unknown): values is Values =>
    isRecord(values) && Object.keys(blank).every((name) => typeof values[name] === 'string');

/** `section` is part of the storage key. */
export function useEditor<Values>(section: string, areValues: (values: unknown) => values is Values): Editor<Values> {
  const isBase = (base: unknown): base is Stored<Values> =>
    isRecord(base) && typeof base['version'] === 'string' && areValues(base['values']);
  const draft = useStoredDraft<StoredEdit<Values> | undefined>({
    key: `edit.${section}`,
    owner: useViewer() ?? '',
    start: undefined,
    isDraft: (kept): kept is StoredEdit<Values> =>
      isRecord(kept) &&
      typeof kept['record'] === 'string' &&
      areValues(kept['values']) &&
      (kept['base'] === undefined || isBase(kept['base'])),
  });
  const [opened, setOpened] = useState<Opened<Values> | undefined>(
    () => draft.values && { ...draft.values, isRestored: draft.isRestored },
  );
  // What is typed while the form is open; `opened.values` stay what it started with.
  const latest = useRef(opened && { values: opened.values, base: opened.base });
  const keepAs = (record: string, kept: { values: Values; base: Stored<Values> | undefined }) => {
    latest.current = kept;
    draft.keep({ record, ...kept });
  };
  return {
    record: opened?.record,
    values: opened?.values,
    base: opened?.base,
    isNew: opened?.record === NEW || opened?.isNew === true,
    isRestored: opened?.isRestored ?? false,
    isStored: draft.isStored,
    open(record, values, version) {
      const base = version === undefined ? undefined : { version, values };
      latest.current = { values, base };
      setOpened({ record, values, base, isRestored: false });
    },
    keep(values) {
      if (opened) keepAs(opened.isNew ? NEW : opened.record, { values, base: latest.current?.base });
    },
    rebase(base, values) {
      if (opened) keepAs(opened.record, { values, base });
    },
    makeNew() {
      if (!opened) return;
      keepAs(NEW, { values: latest.current?.values ?? opened.values, base: undefined });
      // The record stays: the form is shown in its place.
      setOpened({ ...opened, isNew: true, base: undefined });
    },
    close() {
      draft.forget();
      latest.current = undefined;
      setOpened(undefined);
    },
  };
}
