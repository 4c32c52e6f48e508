import { expect, test } from 'vitest';
import { changesOf, entriesOf, groupsOf, stageOf } from './checklist-state.ts';
import type { Checklist, ChecklistItem } from './checklists.query.ts';

const item = (changes: Partial<ChecklistItem>): ChecklistItem => ({
  id: 'vital-signs',
  group: 'nursing',
  kind: 'SKILL',
  required: true,
  done: false,
  rating: null,
  files: [],
  ...changes,
});
const checklist = (items: ChecklistItem[], changes: Partial<Checklist> = {}): Checklist => ({
  id: 'medical-surgical',
  version: '1',
  items,
  signedName: null,
  signedAt: null,
  expiresOn: null,
  ...changes,
});
const signed = { signedName: 'Ada', signedAt: '2026-01-02T00:00:00Z', expiresOn: '2027-01-02' };
const rated = item({ done: true, rating: 2 });

test.each([
  ['untouched', checklist([item({})])],
  ['started', checklist([rated, item({ id: 'wound-care' })])],
  ['complete', checklist([rated, item({ id: 'references', kind: 'DOCUMENT', required: false })])],
  ['signed', checklist([rated], signed)],
  ['expired', checklist([rated], { ...signed, expiresOn: '2026-11-21' })],
] as const)('PR-12 a checklist is %s', (stage, of) => {
  expect(stageOf(of, '2026-11-22')).toBe(stage);
});

test('PR-12 only what was changed is sent; documents are saved with their files', () => {
  const of = checklist([
    rated,
    item({ id: 'wound-care', group: 'ward' }),
    item({ id: 'prepare-interview', group: 'tasks', kind: 'TASK', done: true }),
    item({ id: 'references', group: 'documents', kind: 'DOCUMENT' }),
  ]);
  const entries = entriesOf(of);
  expect(entries).toEqual({ 'vital-signs': '2', 'wound-care': '', 'prepare-interview': 'true' });
  expect(changesOf(of, entries, [])).toEqual({ id: of.id, ratings: [], tasks: [] });
  expect(changesOf(of, { ...entries, 'wound-care': '0', 'prepare-interview': '' }, ['wound-care', 'prepare-interview'])).toEqual({
    id: of.id,
    ratings: [{ item: 'wound-care', rating: 0 }],
    tasks: [{ item: 'prepare-interview', done: false }],
  });
  expect(groupsOf(of).map(([group]) => group)).toEqual(['nursing', 'ward', 'tasks', 'documents']);
});
