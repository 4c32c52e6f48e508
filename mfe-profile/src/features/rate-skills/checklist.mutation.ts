import { doneOf, useApiChange, useApiMutation } from '@hirehq/shared-ui';
import { Checklists, CoachSteps, ProfilePreview } from '../../shared/generated/queries.ts';
import { SaveChecklistDocument, SignChecklistDocument } from './checklists.graphql.ts';
import { showChecklist } from './checklists.query.ts';

const AFFECTED = [CoachSteps, ProfilePreview];

export const useSaveChecklist = () =>
  useApiMutation(SaveChecklistDocument, {
    store: (cache, { checklist }) => showChecklist(cache, checklist),
    invalidates: AFFECTED,
  });

/** Signs a checklist as it is saved, for a year. */
export const useSignChecklist = () =>
  useApiMutation(SignChecklistDocument, {
    store: (cache, { checklist }) => showChecklist(cache, checklist),
    invalidates: [Checklists, ...AFFECTED],
    failures: { VALIDATION_FAILED: 'checklist.notComplete', STALE: 'checklist.changedElsewhere' },
  });

interface DocumentFiles {
  checklist: string;
  item: string;
  files: readonly string[];
  /** The files as they were shown: those that were added elsewhere since stay. */
  former: readonly string[];
}

/** Replaces the files of a document of a checklist. */
export const useSaveDocument = () =>
  useApiChange(
    'save checklist document',
    async (send, { checklist: id, item, files, former }: DocumentFiles) =>
      doneOf(await send(SaveChecklistDocument, { input: { id, files: [{ item, files, former }] } })),
    { store: (cache, { checklist }) => showChecklist(cache, checklist), invalidates: AFFECTED },
  );
