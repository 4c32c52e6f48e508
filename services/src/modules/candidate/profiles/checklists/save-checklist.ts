import {
  CHECKLIST_FILES_MAX,
  checklistsOf,
  type ChecklistContent,
  type ChecklistGroup,
} from '@hirehq/shared-contracts/checklists';
import { CHECKLIST_RATINGS } from '@hirehq/shared-contracts/codes';
import type { SaveChecklistInput } from '@hirehq/shared-contracts/graphql/types';
import { checklistSignature } from '@hirehq/shared-contracts/inputs';
import type { Transaction } from '../../../../platform/database/database.ts';
import { readInput } from '../../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { expectedOf, isExpected } from '../../../../platform/versions/expected-version.ts';
import { changeProfile } from '../change-profile.ts';
import { takeOut } from '../records/remove-record.ts';
import { isComplete, itemsOf } from './checklist-state.ts';
import { checklists, type ChecklistResponse } from './checklists.service.ts';
import { checklistRows, documentFiles, storeChecklist, type ChecklistState } from './checklists.store.ts';

/** What is entered at once. */
type Entries = { [Field in 'ratings' | 'tasks' | 'files']-?: NonNullable<SaveChecklistInput[Field]> };

const UNTOUCHED: ChecklistState = { ratings: {}, tasks: {}, files: {}, signed_name: null, signed_at: null, expires_on: null };

const TOO_MANY_FILES = `A document can have up to ${CHECKLIST_FILES_MAX} files.`;

const notValid = (message: string): Refusal => new Refusal('VALIDATION_FAILED', { message });

function contentOf({ config }: Services, id: string): ChecklistContent {
  const content = checklistsOf(config.variant).find((each) => each.id === id);
  if (!content) throw new Refusal('NOT_FOUND', { message: 'There is no such checklist.' });
  return content;
}

/** What is wrong with an input; undefined if nothing is. */
function mistakeOf(
  content: ChecklistContent,
  { ratings, tasks, files }: Entries,
  ownFiles: ReadonlyMap<string, unknown>,
): string | undefined {
  const kinds = new Map(content.groups.flatMap(({ kind, items }) => items.map((item) => [item, kind] as const)));
  const are = (kind: ChecklistGroup['kind'], entries: readonly { item: string }[]) =>
    entries.every(({ item }) => kinds.get(item) === kind);
  if (!are('SKILL', ratings) || !are('TASK', tasks) || !are('DOCUMENT', files)) return 'The checklist has no such item.';
  if (!ratings.every(({ rating }) => (CHECKLIST_RATINGS as readonly number[]).includes(rating)))
    return 'Rate each skill from 0 to 3.';
  if (files.some((entry) => entry.files.length > CHECKLIST_FILES_MAX)) return TOO_MANY_FILES;
  return files.every((entry) => entry.files.every((id) => ownFiles.has(id))) ? undefined : 'This file no longer exists.';
}

/** The files of a document: those that were added elsewhere since `former` was read stay. */
function filesAfter(before: Pick<ChecklistState, 'files'>, { item, files, former }: Entries['files'][number]): string[] {
  const seen = new Set(former ?? before.files[item]);
  return [...new Set([...files, ...(before.files[item] ?? []).filter((id) => !seen.has(id))])];
}

/** The state with what was entered; the same object if that changes nothing. */
function withEntries(before: ChecklistState, { ratings, tasks, files }: Entries): ChecklistState {
  const entered = {
    ratings: { ...before.ratings, ...Object.fromEntries(ratings.map(({ item, rating }) => [item, rating])) },
    tasks: { ...before.tasks, ...Object.fromEntries(tasks.map(({ item, done }) => [item, done])) },
    files: { ...before.files, ...Object.fromEntries(files.map((entry) => [entry.item, filesAfter(before, entry)])) },
  };
  const isSame =
    ratings.every(({ item }) => before.ratings[item] === entered.ratings[item]) &&
    tasks.every(({ item }) => (before.tasks[item] ?? false) === entered.tasks[item]) &&
    files.every(({ item }) => JSON.stringify(before.files[item] ?? []) === JSON.stringify(entered.files[item]));
  return isSame ? before : { ...UNTOUCHED, ...entered };
}

const filesOf = (states: Iterable<Pick<ChecklistState, 'files'>>): string[] =>
  [...states].flatMap(({ files }) => Object.values(files).flat());

/** Removes files that were taken out of a checklist and are in no other; like other removed files, they can be restored for a while. */
async function removeUnused(
  services: Services,
  trx: Transaction,
  { candidateId, before }: { candidateId: string; before: ChecklistState },
): Promise<void> {
  const used = new Set(filesOf((await checklistRows(trx, candidateId)).values()));
  for (const id of new Set(filesOf([before]).filter((file) => !used.has(file))))
    await takeOut(services, trx, candidateId, { kind: 'FILE', id });
}

async function savedChecklist(services: Services, trx: Transaction, candidateId: string, id: string): Promise<ChecklistResponse> {
  const saved = (await checklists({ ...services, db: trx }, candidateId)).find((checklist) => checklist.id === id);
  if (!saved) throw new Error(`The checklist ${id} is not offered.`);
  return saved;
}

/** Saves what the input contains; a change ends the signature. Files that are no longer in any checklist are removed. */
export async function saveChecklist(
  services: Services,
  candidateId: string,
  { id, version, ratings, tasks, files }: SaveChecklistInput,
): Promise<ChecklistResponse> {
  const content = contentOf(services, id);
  const input: Entries = { ratings: ratings ?? [], tasks: tasks ?? [], files: files ?? [] };
  return changeProfile(services, candidateId, async (trx) => {
    const mistake = mistakeOf(content, input, await documentFiles(trx, candidateId));
    if (mistake !== undefined) throw notValid(mistake);
    const row = (await checklistRows(trx, candidateId)).get(id);
    const before = row ?? UNTOUCHED;
    const after = withEntries(before, input);
    if (after !== before && !isExpected(row?.version ?? 0, expectedOf(version)))
      throw new Refusal('STALE', { current: await savedChecklist(services, trx, candidateId, id) });
    if (Object.values(after.files).some((each) => each.length > CHECKLIST_FILES_MAX)) throw notValid(TOO_MANY_FILES);
    if (after !== before) {
      await storeChecklist(trx, { candidateId, id, at: services.now() }, after);
      await removeUnused(services, trx, { candidateId, before });
    }
    return savedChecklist(services, trx, candidateId, id);
  });
}

function aYearAfter(date: Date): string {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later.toISOString().slice(0, 10);
}

/** Signs a checklist as it is saved, for a year; signing it again begins a new year. */
export async function signChecklist(
  services: Services,
  candidateId: string,
  { id, signedName: typed, version }: { id: string; signedName: string; version?: string | null | undefined },
): Promise<ChecklistResponse> {
  const content = contentOf(services, id);
  const { signedName } = readInput(checklistSignature, { signedName: typed });
  return changeProfile(services, candidateId, async (trx) => {
    const [rows, files] = [await checklistRows(trx, candidateId), await documentFiles(trx, candidateId)];
    const row = rows.get(id);
    if (!isExpected(row?.version ?? 0, expectedOf(version)))
      throw new Refusal('STALE', { current: await savedChecklist(services, trx, candidateId, id) });
    if (!row || !isComplete(itemsOf(content, row, files))) throw notValid('Complete every required item before you sign.');
    const at = services.now();
    const signature = { signed_name: signedName, signed_at: at, expires_on: aYearAfter(at) };
    const { ratings, tasks, files: documents } = row;
    await storeChecklist(trx, { candidateId, id, at }, { ratings, tasks, files: documents, ...signature });
    return savedChecklist(services, trx, candidateId, id);
  });
}
