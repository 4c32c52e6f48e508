import {
  buildASTSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';

const DEEPEST = 4;
/** Fields that are deeper than that from every root field. */
const DEEPER: ReadonlySet<string> = new Set(['OfferChange.before', 'OfferChange.after', 'OfferTerms.pay']);
/** Length of requested nested lists. */
const FIRST = 2;

function schemaOf(sdl: string): GraphQLSchema {
  // `extend type Query` is in the same document as `type Query`.
  const { kind, definitions } = parse(sdl);
  const merged = definitions.map((definition) =>
    definition.kind === 'ObjectTypeDefinition'
      ? {
          ...definition,
          fields: [
            ...(definition.fields ?? []),
            ...definitions.flatMap((extension) =>
              extension.kind === 'ObjectTypeExtension' && extension.name.value === definition.name.value
                ? (extension.fields ?? [])
                : [],
            ),
          ],
        }
      : definition,
  );
  return buildASTSchema({ kind, definitions: merged.filter((definition) => definition.kind !== 'ObjectTypeExtension') });
}

export const SCHEMA = schemaOf(SDL);
const ROOTS = [SCHEMA.getQueryType(), SCHEMA.getMutationType()].filter((type) => type !== undefined && type !== null);

/** `Query.jobs`, `Mutation.applyToJob`, … */
export const ROOT_FIELDS: readonly string[] = ROOTS.flatMap((root) =>
  Object.keys(root.getFields()).map((name) => `${root.name}.${name}`),
);

/** `Job.title` and so on: every field of every type of the schema. */
export const ALL_FIELDS: readonly string[] = Object.values(SCHEMA.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => Object.keys(isObjectType(type) ? type.getFields() : {}).map((name) => `${type.name}.${name}`));

const length = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ name }) => name === 'first') ? `(first: ${FIRST})` : '';

/** Adds `Type.field` of all requested fields to `reached`. `above`: the parent fields. */
function selectionOf(type: GraphQLNamedType, above: readonly string[], reached: Set<string>): string {
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, above, reached)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const key = `${type.name}.${field.name}`;
    // No priced field is allowed inside itself.
    if (
      field.args.some(isRequiredArgument) ||
      (isCompositeType(inner) && above.length >= DEEPEST && !(above[0]?.startsWith('Query.') && DEEPER.has(key))) ||
      above.includes(key)
    )
      return [];
    reached.add(key);
    return [`${field.name}${length(field)} ${selectionOf(inner, [...above, key], reached)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** A document that requests everything from a root field, four levels deep, and the requested fields. */
export function documentOf(key: string, variables: readonly string[]): { text: string; reached: Set<string> } {
  const [rootName, name = ''] = key.split('.');
  const root = ROOTS.find((type) => type.name === rootName);
  const field = root?.getFields()[name];
  if (!root || !field) throw new Error(`There is no ${key}.`);
  const given = field.args.filter((argument) => variables.includes(argument.name));
  const missing = field.args.filter((argument) => isRequiredArgument(argument) && !given.includes(argument));
  if (missing.length > 0) throw new Error(`The example of ${key} lacks ${missing.map((argument) => argument.name).join(', ')}.`);
  const list = (of: (argument: (typeof given)[number]) => string) => (given.length > 0 ? `(${given.map(of).join(', ')})` : '');
  const reached = new Set([key]);
  const kind = root === SCHEMA.getQueryType() ? 'query' : 'mutation';
  const head = `${kind}${list((argument) => `$${argument.name}: ${String(argument.type)}`)}`;
  const call = `${name}${list((argument) => `${argument.name}: $${argument.name}`)}`;
  return { text: `${head} { ${call} ${selectionOf(getNamedType(field.type), [key], reached)} }`, reached };
}
