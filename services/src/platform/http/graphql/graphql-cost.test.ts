import { GraphQLError, buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { costOf } from './graphql-cost.ts';

const SCHEMA = buildSchema(`
  directive @cost(once: Int! = 0, each: Int! = 1, word: Int! = 0) on FIELD_DEFINITION
  directive @listSize(most: Int!, of: String) on FIELD_DEFINITION
  input Filter { words: String = "two words" tags: [String!] }
  type Query {
    books(filter: Filter, first: Int! = 20): [Book!]! @cost(each: 100, word: 10) @listSize(most: 50)
    shelf(first: Int = 20): Shelf! @cost(each: 100) @listSize(most: 50, of: "books")
    any: Any
  }
  type Mutation { keep(id: ID!): Book! @cost(each: 100) }
  type Shelf { books: [Book!]! label: String! }
  type Book { id: ID! title: String! like(first: Int! = 4): [Book!]! @cost(once: 50, each: 10) @listSize(most: 12) author: Author! }
  type Author { name: String! }
  union Any = Book | Author
`);
const LIMIT = 100_000;

const cost = (query: string, variables: Record<string, unknown> = {}) => costOf(SCHEMA, parse(query), variables, LIMIT).cost;
const failure = (query: string, variables: Record<string, unknown> = {}, limit = LIMIT): GraphQLError => {
  try {
    costOf(SCHEMA, parse(query), variables, limit);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
};
const ofBooks = (length: number, words = 3) => 100 + 10 * words + length;

describe('SV-03 the length of a list is its actual length', () => {
  test.each([
    ['as it is written', '{ books(first: 7) { id } }', {}, ofBooks(7, 1)],
    ['the default of the argument', '{ books { id } }', {}, ofBooks(20, 1)],
    ['the default of a variable', 'query($n: Int! = 33) { books(first: $n) { id } }', {}, ofBooks(33, 1)],
    ['a variable instead of its default', 'query($n: Int! = 33) { books(first: $n) { id } }', { n: 2 }, ofBooks(2, 1)],
    [
      'the default of the argument for a variable that is not given',
      'query($n: Int) { shelf(first: $n) { books { id } } }',
      {},
      121,
    ],
    ['all there may be for null', 'query($n: Int = 3) { shelf(first: $n) { books { id } } }', { n: null }, 151],
    ['no more than there may be', '{ books(first: 2000000000) { id } }', {}, ofBooks(50, 1)],
    ['nothing for a negative one', 'query($n: Int! = -5) { books(first: $n) { id } }', {}, ofBooks(0, 1)],
    ['nothing below an empty list', '{ books(first: 0) { like { like { id } } } }', {}, ofBooks(0, 1)],
    ['only of the list it is meant for', '{ shelf(first: 30) { label books { id title } } }', {}, 100 + 1 + 1 + 60],
  ])('%s', (_what, query, variables, expected) => {
    expect(cost(query, variables)).toBe(expected);
  });
});

test('SV-03 words of arguments count, in input objects, their defaults and lists too', () => {
  expect(cost('{ books(filter: {}, first: 1) { id } }')).toBe(ofBooks(1, 3));
  expect(cost('{ books(filter: { words: "one,two-three  four" }, first: 1) { id } }')).toBe(ofBooks(1, 5));
  expect(cost('query($f: Filter = { tags: ["a", "b"] }) { books(filter: $f, first: 1) { id } }')).toBe(ofBooks(1, 5));
  expect(cost('query($f: Filter) { books(filter: $f, first: 1) { id } }', { f: { words: null, tags: 'one' } })).toBe(
    ofBooks(1, 2),
  );
  expect(cost('query($f: Filter) { books(filter: $f, first: 1) { id } }', { f: { words: 'x '.repeat(500) } })).toBe(
    ofBooks(1, 20),
  );
});

test('SV-03 skipped fields cost nothing', () => {
  const query = 'query($on: Boolean! = false) { any { __typename } books(first: 10) @include(if: $on) { id } }';
  expect(cost(query)).toBe(2);
  expect(cost(query, { on: true })).toBe(2 + ofBooks(10, 1));
  expect(cost('query($off: Boolean!) { books(first: 5) { id title @skip(if: $off) } }', { off: true })).toBe(ofBooks(5, 1));
  expect(cost('query($off: Boolean!) { books(first: 5) { id ... @skip(if: $off) { title } } }', { off: true })).toBe(
    ofBooks(5, 1),
  );
  expect(
    cost('query($off: Boolean!) { books(first: 5) { id ...T @skip(if: $off) } } fragment T on Book { title }', { off: false }),
  ).toBe(ofBooks(5, 1) + 5);
});

test('SV-03 fragments cost at each use, aliases each time, the same field once', () => {
  expect(cost('{ ...A } fragment A on Query { books(first: 5) { ...B } } fragment B on Book { id title }')).toBe(
    ofBooks(5, 1) + 5,
  );
  expect(cost('{ a: books(first: 5) { id } b: books(first: 5) { id } }')).toBe(2 * ofBooks(5, 1));
  expect(cost('{ books(first: 5) { id } books(first: 5) { id title } }')).toBe(ofBooks(5, 1) + 5);
  expect(cost('{ any { ... on Book { id title } ... on Author { name } } }')).toBe(1 + 2);
});

test('SV-03 fields batched for all parents cost once per position', () => {
  expect(cost('{ books(first: 10) { like(first: 2) { id } } }')).toBe(100 + 10 + 50 + 10 * 10 + 20);
});

test('SV-03 a priced field inside itself is refused, however it is wrapped', () => {
  for (const query of [
    '{ books { like { like { id } } } }',
    '{ books { like { ... on Book { x: like(first: 1) { id } } } } }',
    '{ books { like { ...L } } } fragment L on Book { like { id } }',
  ]) {
    const { message, extensions } = failure(query);
    expect([message, extensions['errorCode']]).toEqual(['Book.like cannot be requested inside itself.', 'QUERY_TOO_COMPLEX']);
  }
  expect(cost('{ books(first: 1) { like(first: 0) { like { id } } } }')).toBe(100 + 10 + 50 + 10);
});

test('SV-03 heavily nested fragments are counted quickly', () => {
  const fragments = Array.from({ length: 60 }, (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`);
  expect(cost(`{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { any { __typename } }`)).toBe(2);
});

test('SV-03 introspection costs its actual size', () => {
  const types = Object.values(SCHEMA.getTypeMap()).length;
  expect(cost('{ __schema { types { name } } }')).toBe(1 + 1 + types);
  expect(cost('{ __type(name: "Book") { fields { name } } }')).toBe(1 + 1 + 4);
  expect(cost(getIntrospectionQuery())).toBeGreaterThan(500);
  expect(failure('{ __schema { types { name } } }', {}, types).extensions['errorCode']).toBe('QUERY_TOO_COMPLEX');
});

test('SV-03 invalid variables are reported, not counted', () => {
  expect(failure('query($n: Int!) { books(first: $n) { id } }', { n: 'many' }).message).toContain('Int cannot represent');
  expect(failure('query($n: Int!) { books(first: $n) { id } }').message).toContain('was not provided');
});

test('SV-03 a mutation is recognised', () => {
  expect(costOf(SCHEMA, parse('mutation { keep(id: 1) { id } }'), {}, LIMIT)).toEqual({ kind: 'mutation', cost: 101 });
});
