import { expect, test } from 'vitest';
import { createPathReader, isFieldPath } from './field-path.ts';

const record = {
  id: 7,
  'job.title': 'Baker',
  post: { name: 'Cook', tags: ['hot', 'cold'] },
  places: [{ city: 'Berlin', country: 'DE' }, { country: 'FR' }, { city: 'Rome', country: 'IT' }],
  metadata: [
    { name: 'Work mode', value: 'Hybrid' },
    { name: 'Employment Type', value: ['Full-time', 'Permanent'] },
    { name: 'Pay [EUR]', value: { amount: 20, unit: 'EUR' } },
    { id: 3, value: 'by number' },
  ],
};
const at = createPathReader();

test.each([
  ['id', [7]],
  ['job.title', ['Baker']],
  ['post.name', ['Cook']],
  ['post.tags', ['hot', 'cold']],
  ['places.city', ['Berlin', undefined, 'Rome']],
  ['places[0].city', ['Berlin']],
  ['places[9].city', []],
  ['places[country=fr].country', ['FR']],
  ['metadata[name=Work mode].value', ['Hybrid']],
  ['metadata[name=employment type].value', ['Full-time', 'Permanent']],
  ['metadata[name="Pay [EUR]"].value.amount', [20]],
  ['metadata[id=3].value', ['by number']],
  ['metadata[name=Nothing].value', []],
  ['post[name=Cook].tags', ['hot', 'cold']],
  ['nowhere.at.all', [undefined]],
  ['post.tags.more', [undefined, undefined]],
])('SV-09 a map finds %s', (path, values) => {
  expect(at(record, path)).toEqual(values);
});

test('SV-09 a path that cannot be read is recognised', () => {
  expect(['a.b', 'a[b=c].d', 'a[0]', 'A b'].map(isFieldPath)).toEqual([true, true, true, true]);
  expect(['', 'a..b', 'a[b=c', '[x]'].map(isFieldPath)).toEqual([false, false, false, false]);
});
