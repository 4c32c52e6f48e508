import { expect, test } from 'vitest';
import { checklistsOf, GENERAL_CHECKLIST, SPECIALTY_CHECKLISTS } from './checklists.ts';
import { BRAND_VARIANTS } from './codes.ts';
import { SDL } from './graphql/schema.ts';

const ALL = [...SPECIALTY_CHECKLISTS, GENERAL_CHECKLIST];
const most = (field: string) => Number(new RegExp(`${field}[^\\n]*@listSize\\(most: (\\d+)\\)`).exec(SDL)?.[1]);

test('PR-12 there are checklists for at least eight specialties, each with a dozen skills or more', () => {
  expect(SPECIALTY_CHECKLISTS.length).toBeGreaterThanOrEqual(8);
  for (const { groups } of SPECIALTY_CHECKLISTS) {
    const items = groups.flatMap((group) => group.items);
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(groups.every(({ kind }) => kind === 'SKILL')).toBe(true);
  }
});

test('PR-12 ids are keys: of their form, and once in a checklist', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  for (const { id, groups } of ALL) {
    const items = groups.flatMap((group) => group.items);
    expect(new Set(items).size).toBe(items.length);
    for (const key of [id, ...groups.map((group) => group.id), ...items]) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { items: own, optional = [] } of groups) expect(optional.filter((item) => !own.includes(item))).toEqual([]);
  }
});

test('PR-12 the lists of the schema are long enough', () => {
  for (const variant of BRAND_VARIANTS)
    expect(checklistsOf(variant).length).toBeLessThanOrEqual(most('checklists: \\[Checklist!\\]!'));
  for (const { groups } of ALL)
    expect(groups.flatMap(({ items }) => items).length).toBeLessThanOrEqual(most('items: \\[ChecklistItem!\\]!'));
});
