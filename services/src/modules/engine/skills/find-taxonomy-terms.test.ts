import { expect, test } from 'vitest';
import { createSkillFinder } from './find-skills.ts';

const find = createSkillFinder(
  [
    'criminology',
    'Chef',
    'LESS',
    'SPARQL',
    'TripleStore',
    'Python',
    'signal processing',
    'digital signal processing',
    'company policies',
    'Quarry (tools for configuration)',
    'Shipping software',
    'food science',
    'fine arts',
    'acute care',
    'reverse engineering',
    'art history',
  ].map((name, index) => ({ id: 2_000_000 + index, name })),
);
const namesIn = (text: string) => find(text).map(({ name }) => name);

test('SV-11 skills of a taxonomy are found after those of the catalogue, longer names first', () => {
  expect(namesIn('You know criminology and digital signal processing, and Python.')).toEqual([
    'Python',
    'digital signal processing',
    'criminology',
  ]);
  expect(namesIn('SPARQL on a TripleStore').toSorted((a, b) => a.localeCompare(b))).toEqual(['SPARQL', 'TripleStore']);
});

test('SV-11 everyday words and phrases of a taxonomy are not tagged', () => {
  expect(namesIn('Chef wanted. LESS stress. Our shipping software follows company policies.')).toEqual([]);
  expect(namesIn('WE WANT SPARQL NOW, triplestore or Quarry')).toEqual([]);
});

test('SV-11 a taxonomy adds at most five skills to a job', () => {
  const text = 'criminology, signal processing, food science, fine arts, acute care, reverse engineering, art history';
  expect(find(text)).toHaveLength(5);
});
