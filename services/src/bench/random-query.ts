import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

export interface RandomQuery {
  text: string;
  variables: Record<string, unknown>;
}

/** Values for arguments, by name; else by type. */
export type Values = Readonly<Record<string, readonly unknown[]>>;

interface Options {
  schema: GraphQLSchema;
  /** The fields of Query to request. */
  roots: readonly string[];
  values: Values;
  random: () => number;
  /** Probability of requesting a field; 0.3 by default. */
  density?: number;
  /** One root field with literal arguments: no variables, fragments or directives. */
  plain?: boolean;
}

const DEEPEST = 6;
const MOST_ALIASES = 20;
const LENGTHS = [-3, 0, 1, 2, 3, 5, 8, 12, 20, 50, 200, 1_000_000];

/** The same sequence for the same seed: numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random valid query: fields, aliases, fragments and directives; arguments as literals and as variables with and without defaults. */
export function randomQuery({ schema, roots, values, random, density = 0.3, plain = false }: Options): RandomQuery {
  const variables: Record<string, unknown> = {};
  const definitions: string[] = [];
  const fragments: string[] = [];
  let aliases = 0;

  const chance = (share: number) => random() < share;
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

  function valueOf(name: string, type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return valueOf(name, type.ofType);
    if (values[name]) return oneOf(values[name]);
    if (isListType(type)) return Array.from({ length: Math.floor(random() * 4) }, () => valueOf('', type.ofType));
    if (isEnumType(type)) return oneOf(type.getValues()).name;
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields()).flatMap((field) =>
          isNonNullType(field.type) || chance(0.25) ? [[field.name, valueOf(field.name, field.type)]] : [],
        ),
      );
    if (type.name === 'Int' || type.name === 'Float') return oneOf(LENGTHS);
    if (type.name === 'Boolean') return chance(0.5);
    return oneOf(['one', 'one two', '']);
  }

  function literal(value: unknown, type: GraphQLInputType): string {
    const inner = isNonNullType(type) ? type.ofType : type;
    if (Array.isArray(value))
      return `[${value.map((each) => literal(each, isListType(inner) ? inner.ofType : inner)).join(', ')}]`;
    if (isInputObjectType(inner) && typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(
        ([name, each]) => `${name}: ${literal(each, inner.getFields()[name]?.type ?? inner)}`,
      );
      return `{ ${fields.join(', ')} }`;
    }
    return isEnumType(inner) ? String(value) : JSON.stringify(value);
  }

  function variable(type: GraphQLInputType, value: unknown): string {
    const name = `v${definitions.length}`;
    const fallback = chance(0.5);
    const bare = isNonNullType(type) ? type.ofType : type;
    definitions.push(`$${name}: ${String(fallback ? bare : type)}${fallback ? ` = ${literal(value, type)}` : ''}`);
    if (!fallback || chance(0.3)) variables[name] = value;
    return `$${name}`;
  }

  function argumentOf(argument: GraphQLArgument): string[] {
    if (!isRequiredArgument(argument) && chance(0.3)) return [];
    const value = valueOf(argument.name, argument.type);
    return [`${argument.name}: ${!plain && chance(0.5) ? variable(argument.type, value) : literal(value, argument.type)}`];
  }

  const directive = () =>
    !plain && chance(0.05) ? ` @${oneOf(['skip', 'include'])}(if: ${variable(BOOLEAN, chance(0.5))})` : '';

  function fieldOf(field: GraphQLField<unknown, unknown>, above: readonly string[]): string {
    const given = field.args.flatMap(argumentOf);
    const alias = given.length > 0 && aliases < MOST_ALIASES ? `a${++aliases}: ` : '';
    const inner = getNamedType(field.type);
    const call = `${alias}${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${directive()}`;
    if (isUnionType(inner)) return `${call} { __typename }`;
    return isObjectType(inner) ? `${call} ${selectionOf(inner, above)}` : call;
  }

  function selectionOf(type: GraphQLObjectType, above: readonly string[]): string {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const key = `${type.name}.${field.name}`;
      const isComposite = isObjectType(getNamedType(field.type));
      if ((isComposite && above.length >= DEEPEST) || (above.includes(key) && chance(0.95)) || !chance(density)) return [];
      const times = field.args.length > 0 && chance(0.2) ? 2 : 1;
      return Array.from({ length: times }, () => fieldOf(field, [...above, key]));
    });
    const text = `{ __typename ${fields.join(' ')} }`;
    if (plain || !chance(0.1)) return text;
    if (chance(0.5)) return `{ ... on ${type.name}${directive()} ${text} }`;
    fragments.push(`fragment F${fragments.length} on ${type.name} ${text}`);
    return `{ ...F${fragments.length - 1} }`;
  }

  const query = schema.getQueryType();
  const [boolean] = schema.getDirective('skip')?.args ?? [];
  if (!query || !boolean) throw new Error('The schema has no queries.');
  const BOOLEAN = boolean.type;
  const asked = Array.from({ length: plain ? 1 : 1 + Math.floor(random() * 3) }, () => oneOf(roots));
  const fields = asked.flatMap((name) => {
    const field = query.getFields()[name];
    return field ? [`r${++aliases}: ${fieldOf(field, [`Query.${name}`]).replace(/^a\d+: /, '')}`] : [];
  });
  const head = definitions.length > 0 ? `query(${definitions.join(', ')})` : 'query';
  return { text: [`${head} { ${fields.join(' ')} }`, ...fragments].join(' '), variables };
}
