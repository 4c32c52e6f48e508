import type { Checklist, ChecklistItem } from './checklists.query.ts';

export type ChecklistStage = 'untouched' | 'started' | 'complete' | 'signed' | 'expired';

/** `today` is ISO 8601. */
export function stageOf({ items, signedAt, expiresOn }: Checklist, today: string): ChecklistStage {
  if (signedAt !== null && expiresOn !== null) return expiresOn < today ? 'expired' : 'signed';
  if (items.every(({ done, required }) => done || !required)) return 'complete';
  return items.some(({ done }) => done) ? 'started' : 'untouched';
}

/** What can be entered without a file, as typed: the rating of a skill, `true` for a task that is done, else empty. */
export type Entries = Readonly<Record<string, string>>;

const entryOf = ({ kind, rating, done }: ChecklistItem): string =>
  kind === 'SKILL' ? (rating?.toString() ?? '') : done ? 'true' : '';

export const entriesOf = ({ items }: Checklist): Entries =>
  Object.fromEntries(items.filter(({ kind }) => kind !== 'DOCUMENT').map((item) => [item.id, entryOf(item)]));

/** The entries of these items, as `SaveChecklistInput` takes them. */
export function changesOf({ id, items }: Checklist, entries: Entries, changed: readonly string[]) {
  const entered = items.filter((item) => item.kind !== 'DOCUMENT' && changed.includes(item.id));
  return {
    id,
    ratings: entered
      .filter(({ kind, id: item }) => kind === 'SKILL' && entries[item])
      .map(({ id: item }) => ({ item, rating: Number(entries[item]) })),
    tasks: entered.filter(({ kind }) => kind === 'TASK').map(({ id: item }) => ({ item, done: entries[item] === 'true' })),
  };
}

/** Items of one group, in the order of the checklist. */
export function groupsOf({ items }: Checklist): [group: string, items: ChecklistItem[]][] {
  const groups = new Map<string, ChecklistItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups];
}
