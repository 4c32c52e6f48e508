import fc from 'fast-check';
import { kindOf, type DocumentName } from './feed-documents.ts';

const DEEP = 20_000;
const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Values that no field of a posting should have. */
const badValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    9e15,
    [],
    {},
    [[]],
    [null, { a: [1] }],
    { name: null },
    { __proto__: null },
    '',
    ' ',
    '\0',
    'a\0b',
    '\u0001\u0008\u001f\u007f\u0085',
    '\ud83d',
    '\udca9x',
    'a\ufffeb',
    '\u202e\u2066',
    '\\u0000',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '9999-99-99',
    '2026-02-31',
    '0000-00-00',
    '-271821-04-20',
    '1e400',
    '99999999999999999999 EUR',
    '&#0;&#xD800;&#x110000;',
    "'; drop table job; --",
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('x', 'é', '\0', '<p>', '&', 'a ').map((text) => text.repeat(30_000)),
);

/** A record that is not as it should be, and may have become several or none. */
export function badRecord(name: DocumentName, id: string, other: string): fc.Arbitrary<Buffer> {
  const { fields, write, id: idKey } = kindOf(name);
  const good = write(fields(id));
  const keys = Object.keys(fields(id));
  const isJson = good.startsWith('{');
  const written = (changed: Record<string, unknown>) => Buffer.from(write(changed));
  const within = fc.integer({ min: 1, max: good.length - 1 });
  const inserted = (part: Buffer | string) =>
    within.map((at) => Buffer.concat([Buffer.from(good.slice(0, at)), Buffer.from(part), Buffer.from(good.slice(at))]));
  const ofText: fc.Arbitrary<Buffer>[] = [
    inserted('\0'),
    inserted('\n'),
    inserted('\u0001'),
    inserted(Buffer.from([0xff])),
    inserted(Buffer.from([0xc3, 0x28])),
    inserted(Buffer.from([0xed, 0xa0, 0x80])),
  ];
  const ofJson: fc.Arbitrary<Buffer>[] = [
    fc
      .constantFrom('null', '7', '"text"', '[]', '{}', 'true', nested(DEEP, '[', ']'), nested(DEEP, '{"a":', '}'))
      .map((text) => Buffer.from(text)),
    fc
      .constantFrom(...keys)
      .map((key) => Buffer.from(write({ ...fields(id), [key]: '@@' }).replace('"@@"', nested(DEEP, '[', ']')))),
    fc.constantFrom('__proto__', 'constructor', 'toString').map((key) => Buffer.from(good.replace('{', `{"${key}":{"a":1},`))),
    fc
      .constantFrom('\n', '"')
      .map((part) =>
        Buffer.from(good.replace('{', `{"parent":{"id":"${other}","${idKey}":"${other}"},`).replace('Baker', `Ba${part}ker`)),
      ),
    inserted('"'),
    inserted('\\'),
  ];
  const ofTable: fc.Arbitrary<Buffer>[] = [
    fc.constantFrom(`${id},"Baker`, `${id},Baker`, `"${id}`, good.replaceAll('","', '"')).map((text) => Buffer.from(text)),
  ];
  const ofXml: fc.Arbitrary<Buffer>[] = [
    fc
      .constantFrom(
        good.replace(/<\/\w+>$/, ''),
        good.replace('>You', '><![CDATA[You'),
        good.replace('>You', '>&nothing;You'),
        good.replace('>You', '><!-- You'),
        good.replace('>You', `>${'<b>'.repeat(500)}You`),
        good.replace('>You', '><constructor><__proto__>1</__proto__></constructor>You'),
      )
      .map((text) => Buffer.from(text)),
  ];
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...keys), badValue).map(([key, value]) => written({ ...fields(id), [key]: value })),
    },
    fc.constant(written({ ...fields(id), [idKey]: other })),
    ...ofText,
    ...(isJson ? ofJson : name === 'csv' ? ofTable : ofXml),
  );
}
