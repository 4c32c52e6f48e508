import { useIntl, useToast, useViewer, type WordedFailure } from '@hirehq/shared-ui';
import { fieldParts, useStoredDraft, useVersionedForm, type Stored, type VersionedForm } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { currentIn } from '../../shared/sections/current-in.ts';
import { changesOf, entriesOf, type Entries } from './checklist-state.ts';
import { useSaveChecklist } from './checklist.mutation.ts';
import type { Checklist } from './checklists.query.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';

/** What this browser stores of a checklist: the entries, and the ones they were made on. */
interface StoredEntries {
  entries: Entries;
  base: Stored<Entries>;
}

const areEntries = (kept: unknown): kept is Entries =>
  isRecord(kept) && Object.values(kept).every((value) => typeof value === 'string');
const isStoredEntries = (kept: unknown): kept is StoredEntries =>
  isRecord(kept) &&
  areEntries(kept['entries']) &&
  isRecord(kept['base']) &&
  typeof kept['base']['version'] === 'string' &&
  areEntries(kept['base']['values']);

const PARTS = fieldParts<Entries>();
const ENTRIES = z.record(z.string(), z.string());

const storedChecklist = (checklist: Checklist): Stored<Entries> => ({
  version: checklist.version,
  values: entriesOf(checklist),
});

function storedIn(failure: WordedFailure) {
  const checklist = currentIn<Checklist>(failure);
  return checklist && storedChecklist(checklist);
}

export interface ChecklistEntries {
  form: VersionedForm<Entries>;
  hasChanges: boolean;
  /** For the note about what this browser keeps. */
  draft: { isRestored: boolean; isStored: boolean };
  discard: () => void;
}

/** What is entered in a checklist: it is stored in this browser until it is saved. */
export function useEntries(checklist: Checklist): ChecklistEntries {
  const { formatMessage } = useIntl();
  const toast = useToast();
  // An earlier release kept the entries only.
  const draft = useStoredDraft<StoredEntries | Entries>({
    key: `checklist.${checklist.id}`,
    owner: useViewer() ?? '',
    start: {},
    isDraft: (kept): kept is StoredEntries | Entries => isStoredEntries(kept) || areEntries(kept),
  });
  const stored = storedChecklist(checklist);
  const [opened] = useState<StoredEntries>(() =>
    isStoredEntries(draft.values) ? draft.values : { entries: draft.values, base: storedChecklist(checklist) },
  );
  const [base, setBase] = useState(opened.base);
  const { run } = useSaveChecklist();

  function keep(entries: Entries, on: Stored<Entries>): void {
    const isSaved = Object.entries(on.values).every(([item, entry]) => (entries[item] ?? '') === entry);
    if (isSaved) draft.forget();
    else draft.keep({ entries, base: on });
  }

  const form = useVersionedForm<Entries, Entries>({
    initialValues: { ...opened.base.values, ...opened.entries },
    base,
    stored,
    parts: PARTS,
    storedIn,
    onBase: (next, entries) => {
      setBase(next);
      keep(entries, next);
    },
    onChange: (entries) => keep(entries, base),
    schema: ENTRIES,
    save: (entries, _typed, { version, changed }) =>
      run({ input: { ...changesOf(checklist, entries, changed), ...(version !== undefined && { version }) } }),
    onSaved: () => {
      draft.forget();
      toast({ kind: 'success', message: formatMessage({ id: 'edit.saved' }) });
    },
  });
  const hasChanges = Object.entries(stored.values).some(([item, entry]) => form.values[item] !== entry);

  function discard(): void {
    draft.forget();
    form.change(stored.values);
  }

  return { form, hasChanges, draft, discard };
}
