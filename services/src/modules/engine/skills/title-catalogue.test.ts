import { expect, test } from 'vitest';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { TITLE_CATALOGUE } from './title-catalogue.ts';

const titlesCalled = (name: string) =>
  TITLE_CATALOGUE.filter((title) => [title.name, ...title.synonyms].some((each) => foldText(each) === foldText(name))).map(
    ({ name: own }) => own,
  );

test.each([
  ['carer', 'Support Worker'],
  ['HCA', 'Healthcare Assistant'],
  ['CNA', 'Healthcare Assistant'],
  ['lineman', 'Line Worker'],
  ['headteacher', 'Head Teacher'],
  ['Arzthelferin', 'Medical Assistant'],
  ['Sapeur-pompier', 'Firefighter'],
  ['cajera', 'Cashier'],
  ['ممرضة', 'Registered Nurse'],
  ['سباك', 'Plumber'],
])('JB-10 %s is an everyday name of %s', (name, title) => {
  expect(titlesCalled(name)).toEqual([title]);
});

test('JB-10 a name belongs to one title', () => {
  const names = TITLE_CATALOGUE.flatMap(({ name, synonyms }) => [...new Set([name, ...synonyms].map(foldText))]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
