import { expect, test } from 'vitest';
import { readOfResponse, responseUse } from './responses.ts';
import { parseSource } from './syntax.ts';
import { followValues } from './values.ts';

/** What is read of the response of `GET people`, as paths, and whether the key stands where it is not followed. */
function readsIn(text: string): string[] {
  const source = parseSource('file.tsx', text);
  const followed = new Set<unknown>();
  const reads = new Set<string>();
  followValues([source], {
    topics: new Set(),
    onTopic: () => {},
    calls: new Set(['GET people']),
    onFollowed: (key) => void followed.add(key),
    onUse: (origin) => {
      const use = origin.of.endsWith('GET people') ? responseUse(origin) : undefined;
      if (use) reads.add(use.path.join(' ') || 'all');
    },
  });
  if (source.nodes.some((node) => node['value'] === 'GET people' && !followed.has(node))) reads.add('not followed');
  return [...reads].toSorted();
}

test.each<[string, string, string[]]>([
  ['a member', "async () => { const found = await rest('GET people', {}); show(found.name); }", ['name']],
  ['a member of the promise’s value', "async () => { show((await api.rest('GET people')).name); }", ['name']],
  [
    'names of members',
    "async () => { const { name, place: { city } } = await send('GET people', {}); f(name, city); }",
    ['name', 'place city'],
  ],
  ['nothing, if nobody takes it', "async () => { await send('GET people', { body: f(1) }); void ask('GET people', {}); }", []],
  ['nothing, after a failure is caught', "void rest('GET people', {}).catch(() => undefined);", []],
  ['all of what a function returns', "const load = () => rest('GET people', {});", ['all']],
  ['all of what an asynchronous function returns', "async () => { return await rest('GET people', {}); }", ['all']],
  ['all of what is passed on', "async () => { const found = await rest('GET people'); keep(found); }", ['all']],
  ['all of what is spread', "async () => { const found = await rest('GET people'); keep({ ...found }); }", ['all']],
  ['the rest, if it is used', "async () => { const { name, ...rest_ } = await rest('GET people'); keep(rest_); }", ['all']],
  ['a member by a name that is made', "async () => { const found = await rest('GET people'); f(found[key]); }", ['all']],
  ['what is assigned later', "async () => { let found; found = await rest('GET people'); f(found.name); }", ['all']],
  ['what is declared with var', "async () => { if (a) { var found = await rest('GET people'); } f(found.name); }", ['all']],
  [
    'a name that is hidden in a block',
    "async () => { const a = await rest('GET people'); { const a = 1; f(a.b); } f(a.name); }",
    ['name'],
  ],
  [
    'a name that is used before it is declared',
    "() => { const show = () => f(found.data.name); const found = useApiQuery('GET people', {}); }",
    ['name'],
  ],
  ['what a promise calls', "rest('GET people').then(({ name }) => f(name)).catch(g);", ['name']],
  ['code of another place that a promise calls', "rest('GET people').then(show);", ['then']],
  [
    'items',
    "async () => { const all = await rest('GET people'); all.filter(({ id }) => id).map((each) => f(each.name)); }",
    ['[] id', '[] name'],
  ],
  [
    'an item',
    "async () => { const one = (await rest('GET people')).find(({ id }) => id === x); f(one?.name); }",
    ['[] id', '[] name'],
  ],
  ['an item that is passed on', "async () => (await rest('GET people')).find(({ id }) => id === x);", ['[]', '[] id']],
  [
    'an array that each call is given',
    "async () => { (await rest('GET people')).map((each, index, all) => all[0].name); }",
    ['map'],
  ],
  [
    'data of a query',
    "() => { const { data, status } = useApiQuery('GET people', {}); return status === 'ready' ? data.name : null; }",
    ['name'],
  ],
  ['data of a query that is passed on', "const usePeople = () => useApiQuery('GET people', {});", ['all']],
  ['a key that is kept', "const KEY = 'GET people'; useApiQuery(KEY, {});", ['not followed']],
  ['a key for another function', "const { run } = useApiMutation('GET people', {});", ['not followed']],
])('PF-04 responses: %s', (_, text, reads) => {
  expect(readsIn(text)).toEqual(reads);
});

const FIELDS = {
  '': 'array',
  '[]': 'object',
  '[].id': 'string',
  '[].place': 'object',
  '[].place.city': 'string',
  '[].names': 'array',
  '[].names[]': 'string',
};

test.each<[string, string[][], string[]]>([
  ['nothing', [], []],
  ['all', [[]], Object.keys(FIELDS)],
  ['a field of items', [['[]', 'id']], ['', '[]', '[].id']],
  ['a field with all in it', [['[]', 'place']], ['', '[]', '[].place', '[].place.city']],
  ['what is no field, as all around it', [['[]', 'names', 'length']], ['', '[]', '[].names', '[].names[]']],
  ['what is no field of an array, as all of it', [['length']], Object.keys(FIELDS)],
])('PF-04 fields of a response that are read: %s', (_, paths, fields) => {
  expect(Object.keys(readOfResponse(FIELDS, paths))).toEqual(fields);
});
