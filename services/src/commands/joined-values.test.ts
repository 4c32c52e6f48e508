import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { joinedValues } from './joined-values.ts';

const OPTIONS = { remove: { type: 'string' }, label: { type: 'string' }, list: { type: 'boolean' } } as const;
const read = (...args: string[]) => parseArgs({ args: joinedValues(args, OPTIONS), options: OPTIONS, allowPositionals: true });

test.each(['-Abc', '--Abc', '-', 'Abc-'])('SV-08 the value %s of an option is a value, whatever it begins with', (kid) => {
  expect(read('Acme', '--remove', kid)).toMatchObject({ values: { remove: kid }, positionals: ['Acme'] });
  expect(read('Acme', `--remove=${kid}`)).toMatchObject({ values: { remove: kid }, positionals: ['Acme'] });
});

test('SV-08 an option without a value, and one that does not exist, are refused as before', () => {
  expect(() => read('--remove', '--list')).toThrow(/--remove/);
  expect(() => read('--remove')).toThrow(/--remove/);
  expect(() => read('--list', '-Abc')).toThrow(/-A/);
});
