import type { ChecklistContent, ChecklistGroup } from '@hirehq/shared-contracts/checklists';
import type { ChecklistRow, DocumentFile } from './checklists.store.ts';

type Files = ReadonlyMap<string, DocumentFile>;
type Entered = Pick<ChecklistRow, 'ratings' | 'tasks' | 'files'> | undefined;

/** An item with what the candidate has entered. */
export interface ItemState {
  id: string;
  group: string;
  kind: ChecklistGroup['kind'];
  required: boolean;
  done: boolean;
  rating: number | null;
  files: DocumentFile[];
}

function itemState(group: ChecklistGroup, id: string, entered: Entered, files: Files): ItemState {
  const rating = (group.kind === 'SKILL' ? entered?.ratings[id] : undefined) ?? null;
  const present = group.kind === 'DOCUMENT' ? (entered?.files[id] ?? []).flatMap((file) => files.get(file) ?? []) : [];
  const done = { SKILL: rating !== null, DOCUMENT: present.length > 0, TASK: entered?.tasks[id] === true }[group.kind];
  return {
    id,
    group: group.id,
    kind: group.kind,
    required: !group.optional?.includes(id),
    done,
    rating,
    files: present,
  };
}

export const itemsOf = ({ groups }: ChecklistContent, entered: Entered, files: Files): ItemState[] =>
  groups.flatMap((group) => group.items.map((id) => itemState(group, id, entered, files)));

/** True if the checklist can be signed; a signature holds only while this is true. */
export const isComplete = (items: readonly ItemState[]): boolean => items.every(({ done, required }) => done || !required);
