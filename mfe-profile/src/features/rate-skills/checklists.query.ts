import { useApiQuery, type ApiCache } from '@hirehq/shared-ui';
import { Checklists } from '../../shared/generated/queries.ts';
import { ChecklistsDocument, type ChecklistPartsFragment } from './checklists.graphql.ts';

export type Checklist = ChecklistPartsFragment;
export type ChecklistItem = Checklist['items'][number];

/** The checklists that the brand offers, with what the candidate has entered. */
export const useChecklists = () => useApiQuery(ChecklistsDocument, {}, { live: true });

/** Puts a saved checklist into the list. */
export const showChecklist = (cache: ApiCache, saved: Checklist): void =>
  cache.update(Checklists, ({ checklists }) => ({
    checklists: checklists.map((checklist) => (checklist.id === saved.id ? saved : checklist)),
  }));
