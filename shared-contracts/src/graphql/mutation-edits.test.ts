import { buildSchema, isInputObjectType, isNonNullType, isObjectType, type GraphQLInputType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { EDIT_CLASSES } from '../edits.ts';
import { MUTATION_EDITS } from '../mutation-edits.ts';
import { REFUSALS, type MutationName } from '../refusals.ts';
import { SDL } from './schema.ts';

const schema = buildSchema(SDL);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** The arguments of a mutation, with the fields of its input. */
function stated(name: string): { name: string; isOptional: boolean }[] {
  const flat = (each: { name: string; type: GraphQLInputType }): { name: string; isOptional: boolean }[] => {
    const bare = isNonNullType(each.type) ? each.type.ofType : each.type;
    if (isInputObjectType(bare) && each.name === 'input') return Object.values(bare.getFields()).flatMap(flat);
    return [{ name: each.name, isOptional: !isNonNullType(each.type) }];
  };
  return mutations.filter((each) => each.name === name).flatMap((each) => each.args.flatMap(flat));
}

/** The name of an argument for the version that is replaced, and the code that refuses another one. */
const VERSIONS: Readonly<Record<string, string>> = { version: 'STALE', basedOn: 'CONFLICT' };

describe.each(mutations.map(({ name }) => name as MutationName))('the mutation %s', (name) => {
  const edits = MUTATION_EDITS[name];

  test('says why nothing of others is lost', () => {
    if (typeof edits === 'object') expect(edits.lastWins).toMatch(/^[A-Z].{30,}\.$/);
    else expect(Object.keys(EDIT_CLASSES)).toContain(edits);
  });

  test('takes a version if it is said to, and only then', () => {
    const versions = stated(name).filter((each) => Object.hasOwn(VERSIONS, each.name));
    expect(versions).toHaveLength(edits === 'version' ? 1 : 0);
    const codes: readonly string[] = REFUSALS[name];
    for (const version of versions)
      expect([VERSIONS[version.name], 'OFFER_CHANGED'].some((code) => code !== undefined && codes.includes(code))).toBe(true);
  });

  test('returns the present record when it is refused for its version, where candidates type something', () => {
    const codes: readonly string[] = REFUSALS[name];
    // A removal only has to be told that the record is another one: the page reads it again.
    if (!codes.includes('STALE') || name === 'removeProfileRecord') return;
    const refused = schema.getType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Refused`);
    expect(isObjectType(refused) && Object.keys(refused.getFields())).toContain('current');
  });

  test('leaves alone what its input does not name', () => {
    if (edits !== 'changedParts') return;
    const [first, second, ...further] = stated(name);
    const isOneControl = first !== undefined && second !== undefined && further.length === 0;
    expect(isOneControl || stated(name).every((each) => each.isOptional)).toBe(true);
  });
});
