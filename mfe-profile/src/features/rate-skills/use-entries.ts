import { useIntl, useToast, useViewer } from '@hirehq/shared-ui';
import { useKeptDraft } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import { changesOf, entriesOf, type Entries } from './checklist-state.ts';
import { useSaveChecklist } from './checklist.mutation.ts';
import type { Checklist } from './checklists.query.ts';

const areEntries = (kept: unknown): kept is Entries =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string');

/** What is entered in a checklist: it is stored in this browser until it is saved. */
export function useEntries(checklist: Checklist) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const draft = useKeptDraft<Entries>({
    key: `checklist.${checklist.id}`,
    owner: useViewer() ?? '',
    start: {},
    isDraft: areEntries,
  });
  // Only what was entered here: the saved checklist may change meanwhile.
  const [entered, setEntered] = useState<Entries>(draft.values);
  const { run, busy, failure } = useSaveChecklist();
  const entries: Entries = { ...entriesOf(checklist), ...entered };
  const changes = changesOf(checklist, entries);

  function discard(): void {
    draft.forget();
    setEntered({});
  }

  return {
    entries,
    hasChanges: changes.ratings.length + changes.tasks.length > 0,
    draft,
    busy,
    failure,
    enter(item: string, value: string) {
      const next = { ...entered, [item]: value };
      setEntered(next);
      draft.keep(next);
    },
    discard,
    async save() {
      const outcome = await run({ input: changes });
      if (!outcome.ok) return;
      discard();
      toast({ kind: 'success', message: formatMessage({ id: 'edit.saved' }) });
    },
  };
}
export type ChecklistEntries = ReturnType<typeof useEntries>;
