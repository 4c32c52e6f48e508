import { expect, test } from 'vitest';
import { FILTERS } from '@hirehq/shared-contracts/search-filters';
import messages from '../../messages/en.json';
import { RAIL, insteadOf, type FilterRow } from './search-filters.ts';

/** The texts of a filter. */
const idsOf = ({ key, steps, isPay, codes = [] }: FilterRow): string[] => [
  ...[key, insteadOf(key)].flatMap((each) => (each ? [`filter.name.${each}`] : [])),
  ...(isPay ? ['filter.name.payUnit', 'filter.name.payCurrency'] : []),
  ...(steps ? [`filter.step.${key}`, `filter.any.${key}`] : []),
  ...codes.filter((code) => code !== 'NS').map((code) => `${key}.${code}`),
];

test('JB-10 every filter of the table has its texts', () => {
  expect(RAIL.flatMap(idsOf).filter((id) => !(id in messages))).toEqual([]);
});

test('JB-10 a removed filter leaves no texts', () => {
  const named = Object.keys(messages).flatMap((id) => /^filter\.(?:name|step|any|note)\.(.+)$/.exec(id)?.[1] ?? []);
  expect(named.filter((key) => !Object.hasOwn(FILTERS, key))).toEqual([]);
});
