import {
  buildSchema,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../error-codes.ts';
import { REFUSALS } from '../refusals.ts';
import { SDL } from './schema.ts';

const schema = buildSchema(SDL);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const nameOf = (type: GraphQLOutputType | undefined) => String(type);

test('every mutation declares its refusals, and nothing else does', () => {
  expect(mutations.map(({ name }) => name).toSorted()).toEqual(Object.keys(REFUSALS).toSorted());
});

describe.each(mutations.map(({ name, type }) => [name, type] as const))('the mutation %s', (name, type) => {
  const own = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const refused = schema.getType(`${own}Refused`);

  test('returns Done or Refused, never null', () => {
    expect(nameOf(type)).toBe(`${own}Result!`);
    const union = isNonNullType(type) ? type.ofType : type;
    if (!isUnionType(union)) throw new Error(`${own}Result is no union.`);
    expect(union.getTypes().map((member) => member.name)).toEqual([`${own}Done`, `${own}Refused`]);
  });

  test('is refused with its own code and a message, like every mutation', () => {
    if (!isObjectType(refused)) throw new Error(`${own}Refused is no type.`);
    const { code, message } = refused.getFields();
    expect(refused.getInterfaces().map((each) => each.name)).toEqual(['Refusal']);
    expect([nameOf(code?.type), nameOf(message?.type)]).toEqual([`${own}RefusalCode!`, 'String!']);
  });

  test('has the codes that are declared for it', () => {
    const codes = schema.getType(`${own}RefusalCode`);
    const declared: readonly string[] = REFUSALS[name as keyof typeof REFUSALS];
    expect(isEnumType(codes) && codes.getValues().map((value) => value.name)).toEqual(declared);
    expect(declared.filter((code) => !Object.hasOwn(ERROR_CODES, code))).toEqual([]);
  });
});

test('only the refusal of a mutation is a Refusal', () => {
  const type = schema.getType('Refusal');
  if (!isInterfaceType(type)) throw new Error('Refusal is no interface.');
  const names = schema.getPossibleTypes(type).map(({ name }) => name);
  expect(names.toSorted()).toEqual(
    mutations.map(({ name }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Refused`).toSorted(),
  );
});
