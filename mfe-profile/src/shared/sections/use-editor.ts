import { useViewer } from '@hirehq/shared-ui';
import { useKeptDraft } from '@hirehq/shared-ui/forms';
import { useState } from 'react';

/** The record of a form that adds one. */
export const NEW = 'new';

interface Kept<Values> {
  /** The id of the record in the form, or NEW. */
  record: string;
  values: Values;
}

/** The only open form of a section: what is typed into it is stored in this browser until it is saved or cancelled. */
export interface Editor<Values> {
  /** The id of the record in the form, or NEW; undefined while no form is open. */
  record: string | undefined;
  /** The values the form starts with; undefined while none is open. */
  values: Values | undefined;
  /** What the candidate typed before, and did not save. */
  isRestored: boolean;
  /** False once the browser has failed to store a change. */
  isKept: boolean;
  open: (record: string, values: Values) => void;
  keep: (values: Values) => void;
  close: () => void;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** True for values in which every field of `blank` is a text. */
export const areTexts =
  <Values extends object>(blank: Values) =>
  (values: unknown): values is Values =>
    isObject(values) && Object.keys(blank).every((name) => typeof values[name] === 'string');

/** `section` is part of the storage key. */
export function useEditor<Values>(section: string, areValues: (values: unknown) => values is Values): Editor<Values> {
  const draft = useKeptDraft<Kept<Values> | undefined>({
    key: `edit.${section}`,
    owner: useViewer() ?? '',
    start: undefined,
    isDraft: (kept): kept is Kept<Values> => isObject(kept) && typeof kept['record'] === 'string' && areValues(kept['values']),
  });
  const [opened, setOpened] = useState(() => draft.values && { ...draft.values, isRestored: draft.isRestored });
  return {
    record: opened?.record,
    values: opened?.values,
    isRestored: opened?.isRestored ?? false,
    isKept: draft.isKept,
    open: (record, values) => setOpened({ record, values, isRestored: false }),
    keep(values) {
      if (opened) draft.keep({ record: opened.record, values });
    },
    close() {
      draft.forget();
      setOpened(undefined);
    },
  };
}
