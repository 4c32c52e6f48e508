import {
  buildSchema,
  getVariableValues,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Operation } from '../graphql/operation.ts';
import { SDL } from '../graphql/schema.ts';
import { isRecord } from '../is-record.ts';

let schema: GraphQLSchema | undefined;
const documents = new Map<string, DocumentNode>();

const schemaOf = () => (schema ??= buildSchema(SDL));

function documentOf(text: string): DocumentNode {
  const known = documents.get(text) ?? parse(text);
  documents.set(text, known);
  return known;
}

const LEAVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: Number.isInteger,
  Float: Number.isFinite,
  DateTime: (value) => typeof value === 'string' && /T/.test(value) && !Number.isNaN(Date.parse(value)),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
};

const isLeaf = (type: GraphQLOutputType, value: unknown): boolean =>
  isEnumType(type) ? type.getValue(String(value)) !== undefined : (LEAVES[String(type)]?.(value) ?? false);

interface Walk {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The mismatch, with the path to it. */
  problems: string[];
}

/** The requested fields of one object. */
function objectOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[], value: unknown, path: string, walk: Walk): unknown {
  if (!isRecord(value)) return wrong(path, type, value, walk);
  const requested = new Map<string, { name: string; sets: SelectionSetNode[] }>();
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === 'Field') {
        const name = selection.name.value;
        const field = requested.get(selection.alias?.value ?? name) ?? { name, sets: [] };
        if (selection.selectionSet) field.sets.push(selection.selectionSet);
        requested.set(selection.alias?.value ?? name, field);
        continue;
      }
      const part = selection.kind === 'FragmentSpread' ? walk.fragments.get(selection.name.value) : selection;
      const on = part?.typeCondition?.name.value ?? type.name;
      const applies = on === type.name || type.getInterfaces().some(({ name }) => name === on);
      if (part && applies) collect(part.selectionSet);
    }
  };
  for (const set of sets) collect(set);
  return Object.fromEntries(
    [...requested].map(([key, field]) => {
      const at = path ? `${path}.${key}` : key;
      if (field.name === '__typename') return [key, type.name];
      const of = type.getFields()[field.name]?.type;
      return [key, of ? valueOf(of, field.sets, value[key], at, walk) : wrong(at, type, value[key], walk)];
    }),
  );
}

function wrong(path: string, type: unknown, value: unknown, { problems }: Walk): undefined {
  const found = value === undefined ? 'it is missing' : `it is ${JSON.stringify(value)}`;
  problems.push(`${path} should be ${String(type)}, but ${found}`);
  return undefined;
}

function valueOf(type: GraphQLOutputType, sets: readonly SelectionSetNode[], value: unknown, path: string, walk: Walk): unknown {
  if (isNonNullType(type)) return value === null ? wrong(path, type, value, walk) : valueOf(type.ofType, sets, value, path, walk);
  if (value === null) return null;
  if (isListType(type)) {
    if (!Array.isArray(value)) return wrong(path, type, value, walk);
    return value.map((item: unknown, index) => valueOf(type.ofType, sets, item, `${path}.${index}`, walk));
  }
  if (isObjectType(type)) return objectOf(type, sets, value, path, walk);
  if (isAbstractType(type)) {
    const name = isRecord(value) ? String(value['__typename']) : '';
    const member = schemaOf()
      .getPossibleTypes(type)
      .find((each) => each.name === name);
    return member ? objectOf(member, sets, value, path, walk) : wrong(`${path}.__typename`, `a type of ${type.name}`, name, walk);
  }
  return isLeaf(type, value) ? value : wrong(path, type, value, walk);
}

/** What a server would return for `response`: only the requested fields. Throws if a field is missing or has the wrong type. */
export function resultOf(operation: Operation<unknown, never>, response: unknown): unknown {
  const { definitions } = documentOf(operation.text);
  const node = definitions.find((each): each is OperationDefinitionNode => each.kind === 'OperationDefinition');
  const root = node && schemaOf().getRootType(node.operation);
  if (!node || !root) throw new TypeError(`${operation.name} is no operation of the schema.`);
  const fragments = definitions.filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition');
  const walk: Walk = { fragments: new Map(fragments.map((each) => [each.name.value, each])), problems: [] };
  const result = objectOf(root, [node.selectionSet], response, '', walk);
  if (walk.problems.length > 0)
    throw new TypeError(`This does not fit the response of ${operation.name}: ${walk.problems.join('; ')}.`);
  return result;
}

/** Throws if the variables do not match the operation. */
export function checkVariables(operation: Operation<unknown, never>, variables: Readonly<Record<string, unknown>>): void {
  const node = documentOf(operation.text).definitions.find((each) => each.kind === 'OperationDefinition');
  const { errors } = getVariableValues(schemaOf(), node?.variableDefinitions ?? [], variables);
  if (errors)
    throw new TypeError(`These are no variables of ${operation.name}: ${errors.map(({ message }) => message).join(' ')}`);
}
