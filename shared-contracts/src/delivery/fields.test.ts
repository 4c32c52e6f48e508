import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { differences, fieldsOf, newlyRequired } from './fields.ts';

describe('fieldsOf', () => {
  test('PF-04 lists the fields of objects and of lists, with their types', () => {
    const schema = z.object({
      id: z.string(),
      count: z.int().max(5),
      state: z.enum(['ON', 'OFF']),
      links: z.array(z.object({ href: z.string().nullable(), host: z.string().optional() })).optional(),
    });
    expect(fieldsOf(schema)).toEqual({
      count: 'number',
      id: 'string',
      links: 'array | undefined',
      'links[]': 'object',
      'links[].host': 'string | undefined',
      'links[].href': 'null | string',
      state: 'string',
    });
  });

  test('PF-04 a field that only one alternative has may be absent', () => {
    const schema = z.union([z.object({ kind: z.literal('a'), since: z.number() }), z.object({ kind: z.literal('b') })]);
    expect(fieldsOf(schema)).toEqual({ kind: 'string', since: 'number | undefined' });
  });

  test('PF-04 a value that is no object has the path of nothing', () => {
    expect(fieldsOf(z.array(z.string()))).toEqual({ '': 'array', '[]': 'string' });
    expect(fieldsOf(z.literal(true))).toEqual({ '': 'boolean' });
  });

  test('PF-04 a sender may leave out a field with a default, and a reader always finds it', () => {
    const schema = z.object({ page: z.number().default(0) });
    expect(fieldsOf(schema, 'input')).toEqual({ page: 'number | undefined' });
    expect(fieldsOf(schema)).toEqual({ page: 'number' });
  });
});

describe('differences', () => {
  const read = { job: 'object', 'job.id': 'string', count: 'number', note: 'string | undefined' };

  test.each([
    ['the same', read, []],
    ['one more field', { ...read, other: 'string' }, []],
    ['a field that is always there now', { ...read, note: 'string' }, []],
    ['anything instead of a number', { ...read, count: 'unknown' }, []],
    ['a field that may be absent now', { ...read, count: 'number | undefined' }, ['count']],
    ['a field that may be null now', { ...read, 'job.id': 'null | string' }, ['job.id']],
    ['another type', { ...read, count: 'string' }, ['count']],
    ['a field less', { job: 'object', 'job.id': 'string', count: 'number' }, ['note']],
    ['an object less', { count: 'number', note: 'string' }, ['job']],
  ])('PF-04 of %s', (_, written, fields) => {
    expect(differences(read, written).map(({ field }) => field)).toEqual(fields);
  });
});

test.each([
  ['the same', { 'body.id': 'string' }, []],
  ['one more that may be left out', { 'body.id': 'string', 'body.note': 'string | undefined' }, []],
  ['one more that must be there', { 'body.id': 'string', 'body.note': 'string' }, ['body.note']],
  [
    'one inside what may be left out',
    { 'body.id': 'string', 'body.place': 'object | undefined', 'body.place.city': 'string' },
    [],
  ],
])('PF-04 newly required, of %s', (_, taken, fields) => {
  expect(newlyRequired({ 'body.id': 'string' }, taken)).toEqual(fields);
});
