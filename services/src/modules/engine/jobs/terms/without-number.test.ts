import { expect, test } from 'vitest';
import { withoutNumber } from './without-number.ts';

test.each([
  ['nurse', 'nurses'],
  ['company', 'companies'],
  ['movie', 'movies'],
  ['coach', 'coaches'],
  ['recherche', 'recherches'],
  ['boss', 'bosses'],
  ['business', 'businesses'],
  ['campus', 'campuses'],
  ['warehouse', 'warehouses'],
  ['director', 'directores'],
  ['profesor', 'profesores'],
  ['profesional', 'profesionales'],
  ['operacion', 'operaciones'],
  ['enfermera', 'enfermeras'],
  ['infirmiere', 'infirmieres'],
  ['auxiliar', 'auxiliares'],
  ['comercial', 'comerciales'],
  ['chofer', 'choferes'],
  ['albanil', 'albaniles'],
  ['especialidad', 'especialidades'],
  ['software', 'softwares'],
  ['store', 'stores'],
  ['drugstore', 'drugstores'],
])('JB-10 %s and %s are one word', (one, many) => {
  expect(withoutNumber(many)).toBe(withoutNumber(one));
});

test.each(
  [
    ['accountant', 'account', 'accounting', 'accountable'],
    ['programmer', 'programme', 'program', 'programming'],
    ['nurse', 'nursery', 'nursing'],
    ['universal', 'university', 'universe'],
    ['organiser', 'organic', 'organ', 'organization'],
    ['generalist', 'general', 'generation', 'generator'],
    ['marketing', 'market', 'marketer'],
    ['planner', 'plan', 'plane'],
    ['carer', 'care', 'career', 'car'],
    ['cook', 'cookie'],
    ['interim', 'intern', 'internal', 'internship', 'international'],
    ['operator', 'operation', 'opera', 'operative'],
    ['policy', 'police'],
    ['host', 'hostess'],
    ['news', 'new'],
    ['secretary', 'secret', 'secretion'],
    ['custodian', 'custody', 'custom', 'customer'],
    ['ingenieur', 'ingenieurin'],
  ].map((words) => [words]),
)('JB-10 these are different words: %j', (words) => {
  expect(new Set(words.map(withoutNumber)).size).toBe(words.length);
});
