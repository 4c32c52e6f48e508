import {
  getNullableType,
  getNamedType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** Texts that are not well-formed UTF-16, use supplementary planes, or that PostgreSQL cannot store. */
export const HOSTILE_TEXTS: readonly string[] = [
  '😀',
  '😀 nurse 𝒜𝒷',
  'a\ud83d',
  '\ude00',
  '\ud83d\ud83d\ude00',
  'x\0',
  '𝒜'.repeat(120),
];

export const HOSTILE_NUMBERS: readonly number[] = [-1, 0, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300];

type Path = readonly (string | number)[];

function withLeaf(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? withLeaf(item, rest, leaf) : item));
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withLeaf(object[key], rest, leaf) };
}

function leavesOf(value: unknown): [Path, unknown][] {
  if (typeof value !== 'object' || value === null || value instanceof File) return [[[], value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner).map(([path, leaf]): [Path, unknown] => [[Array.isArray(value) ? Number(key) : key, ...path], leaf]),
  );
}

/** A valid input with each of its texts and numbers replaced in turn. */
export function hostileInputs(input: object): object[] {
  return leavesOf(input).flatMap(([path, leaf]) => {
    // A lone surrogate cannot be encoded in a URL.
    const texts = path[0] === 'body' ? HOSTILE_TEXTS : HOSTILE_TEXTS.filter((text) => text.isWellFormed());
    const values = typeof leaf === 'string' ? [...texts, ...HOSTILE_NUMBERS] : typeof leaf === 'number' ? HOSTILE_NUMBERS : [];
    return values.map((value) => withLeaf(input, path, value) as object);
  });
}

function inputLeaves(type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): [Path, string][] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return inputLeaves(nullable.ofType, seen).map(([path, name]) => [[0, ...path], name]);
  const named = getNamedType(nullable);
  if (isScalarType(named)) return [[[], named.name]];
  if (!isInputObjectType(named) || seen.has(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    inputLeaves(field.type, new Set([...seen, named.name])).map(([path, name]): [Path, string] => [[field.name, ...path], name]),
  );
}

/** Valid variables of a root field with each number and text of its arguments replaced in turn, including optional ones that are left out. */
export function hostileVariables(
  schema: GraphQLSchema,
  key: string,
  variables: Record<string, unknown>,
): Record<string, unknown>[] {
  const [rootName = '', name = ''] = key.split('.');
  const root = rootName === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return (root?.getFields()[name]?.args ?? []).flatMap((argument) =>
    inputLeaves(argument.type).flatMap(([path, type]) => {
      const values: readonly unknown[] =
        type === 'Int' || type === 'Float' ? HOSTILE_NUMBERS : type === 'Boolean' ? [] : HOSTILE_TEXTS;
      return values.map((value) => withLeaf(variables, [argument.name, ...path.map(String)], value) as Record<string, unknown>);
    }),
  );
}
