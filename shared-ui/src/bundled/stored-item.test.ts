import { expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { storedItem } from './stored-item.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const anyOf = (value: unknown) => value;

test('an item is stored, returned to its owner alone, and removed', () => {
  const { storage } = createFakeShell({ remote: 'profile' });
  const item = storedItem<string>({ storage, key: 'letter', owner: 'ada' });
  expect(item.get(textOf)).toBeUndefined();
  expect(item.set('Dear Acme')).toBe(true);
  expect(item.get(textOf)).toBe('Dear Acme');
  expect(storedItem<string>({ storage, key: 'letter', owner: 'ben' }).get(textOf)).toBeUndefined();
  item.remove();
  expect(item.get(textOf)).toBeUndefined();
});

test.each(['', 'null', '7', '[1', '{"owner":"ben","draft":"x"}', '{"draft":"x"}', '{"owner":"ada","draft":7}'])(
  'what is not valid is nothing: %s',
  (text) => {
    const { storage } = createFakeShell({ remote: 'profile' });
    storage.set('letter', text);
    expect(storedItem<string>({ storage, key: 'letter', owner: 'ada' }).get(textOf)).toBeUndefined();
  },
);

test('what an earlier release stored beside its owner, or without one, is returned', () => {
  const { storage } = createFakeShell({ remote: 'profile' });
  storage.set('letter', '{"owner":"ada","text":"Dear"}');
  expect(storedItem<unknown>({ storage, key: 'letter', owner: 'ada' }).get(anyOf)).toMatchObject({ text: 'Dear' });
  storage.set('letter', '{"text":"Dear"}');
  expect(storedItem<unknown>({ storage, key: 'letter' }).get(anyOf)).toEqual({ text: 'Dear' });
});

test('a browser that stores nothing says so', () => {
  const { storage } = createFakeShell({ remote: 'profile', storageWorks: false });
  expect(storedItem<string>({ storage, key: 'letter', owner: 'ada' }).set('Dear')).toBe(false);
});
